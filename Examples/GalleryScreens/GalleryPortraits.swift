import UIKit

extension GalleryArtwork {
    /// The people of the gallery.
    public enum Person: CaseIterable, Sendable {
        /// Short dark hair with a fringe.
        case haneul
        /// Brown hair parted in the middle, as worn in 1840.
        case ada
        /// Grey hair and glasses.
        case grace
        /// A headscarf.
        case layla
    }

    /// The portrait of a person: 240 x 240 points.
    public static func portrait(of person: Person) -> UIImage {
        switch person {
        case .haneul: haneul
        case .ada: ada
        case .grace: grace
        case .layla: layla
        }
    }

    private static let haneul = picture(CGSize(width: 240, height: 240)) { context, box in
        gradient(context, in: box, [(0.18, 0.72, 0.66), (0.10, 0.38, 0.58)])
        shoulders(0xF4F6F8)
        oval(0x241F33, 66, 38, 108, 110)
        neck(0xEFC9A6)
        oval(0xF8D7B8, 76, 54, 88, 100)
        // The fringe.
        let fringe = UIBezierPath()
        fringe.move(to: CGPoint(x: 72, y: 100))
        fringe.addCurve(
            to: CGPoint(x: 168, y: 100), controlPoint1: CGPoint(x: 70, y: 26),
            controlPoint2: CGPoint(x: 170, y: 26))
        fringe.addQuadCurve(to: CGPoint(x: 128, y: 74), controlPoint: CGPoint(x: 150, y: 88))
        fringe.addQuadCurve(to: CGPoint(x: 72, y: 100), controlPoint: CGPoint(x: 96, y: 92))
        fill(0x241F33, fringe)
        face(0x2B2118)
    }

    private static let ada = picture(CGSize(width: 240, height: 240)) { context, box in
        gradient(context, in: box, [(0.98, 0.78, 0.52), (0.85, 0.36, 0.42)])
        shoulders(0x5B2A6F)
        oval(0x5A3420, 58, 48, 124, 116)
        oval(0x5A3420, 88, 20, 64, 50)
        neck(0xF2CDB4)
        oval(0xFBE0CC, 78, 54, 84, 104)
        for side in [CGFloat(1), -1] {
            let lock = UIBezierPath()
            lock.move(to: CGPoint(x: 120, y: 50))
            lock.addCurve(
                to: CGPoint(x: 120 + 46 * side, y: 128), controlPoint1: CGPoint(x: 120 + 50 * side, y: 46),
                controlPoint2: CGPoint(x: 120 + 54 * side, y: 96))
            lock.addQuadCurve(
                to: CGPoint(x: 120, y: 50), controlPoint: CGPoint(x: 120 + 32 * side, y: 76))
            fill(0x5A3420, lock)
        }
        face(0x3C2A1E)
    }

    private static let grace = picture(CGSize(width: 240, height: 240)) { context, box in
        gradient(context, in: box, [(0.55, 0.68, 0.95), (0.22, 0.28, 0.62)])
        shoulders(0x1B2440)
        oval(0xC9CDD6, 64, 34, 112, 104)
        neck(0x9A6A4A)
        oval(0xB98260, 76, 58, 88, 98)
        let curl = UIBezierPath()
        for (x, y, radius) in [(84.0, 62.0, 18.0), (106, 50, 20), (132, 50, 20), (156, 62, 18)] {
            curl.append(
                UIBezierPath(
                    ovalIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)))
        }
        fill(0xC9CDD6, curl)
        face(0x22160F)
        color(0x20242E).setStroke()
        for x in [101.0, 139] {
            let glass = UIBezierPath(ovalIn: CGRect(x: x - 15, y: 91, width: 30, height: 26))
            glass.lineWidth = 3
            glass.stroke()
        }
        let bridge = UIBezierPath()
        bridge.move(to: CGPoint(x: 116, y: 102))
        bridge.addQuadCurve(to: CGPoint(x: 124, y: 102), controlPoint: CGPoint(x: 120, y: 99))
        bridge.lineWidth = 3
        bridge.stroke()
    }

    private static let layla = picture(CGSize(width: 240, height: 240)) { context, box in
        gradient(context, in: box, [(0.99, 0.90, 0.66), (0.93, 0.62, 0.34)])
        shoulders(0x0F5E5A)
        oval(0x178B84, 58, 30, 124, 136)
        let drape = UIBezierPath()
        drape.move(to: CGPoint(x: 64, y: 110))
        drape.addQuadCurve(to: CGPoint(x: 58, y: 212), controlPoint: CGPoint(x: 72, y: 170))
        drape.addQuadCurve(to: CGPoint(x: 182, y: 212), controlPoint: CGPoint(x: 120, y: 250))
        drape.addQuadCurve(to: CGPoint(x: 176, y: 110), controlPoint: CGPoint(x: 168, y: 170))
        drape.close()
        fill(0x178B84, drape)
        oval(0xE2B08A, 80, 56, 80, 98)
        face(0x2A1A12)
        color(0x0F5E5A).setStroke()
        let fold = UIBezierPath()
        fold.move(to: CGPoint(x: 84, y: 150))
        fold.addQuadCurve(to: CGPoint(x: 170, y: 190), controlPoint: CGPoint(x: 120, y: 186))
        fold.lineWidth = 3
        fold.stroke()
    }

    // MARK: Parts of a portrait

    private static func color(_ hex: UInt32) -> UIColor {
        func part(_ shift: UInt32) -> CGFloat { CGFloat((hex >> shift) & 255) / 255 }
        return UIColor(red: part(16), green: part(8), blue: part(0), alpha: 1)
    }

    private static func fill(_ hex: UInt32, _ path: UIBezierPath) {
        color(hex).setFill()
        path.fill()
    }

    private static func oval(_ hex: UInt32, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
        fill(hex, UIBezierPath(ovalIn: CGRect(x: x, y: y, width: width, height: height)))
    }

    private static func shoulders(_ hex: UInt32) { oval(hex, 24, 168, 192, 160) }

    private static func neck(_ hex: UInt32) {
        fill(hex, UIBezierPath(roundedRect: CGRect(x: 102, y: 132, width: 36, height: 54), cornerRadius: 18))
    }

    /// Eyes, brows and a mouth.
    private static func face(_ hex: UInt32) {
        for x in [101.0, 139] {
            oval(hex, x - 4, 99, 8, 10)
            let brow = UIBezierPath()
            brow.move(to: CGPoint(x: x - 10, y: 90))
            brow.addQuadCurve(to: CGPoint(x: x + 10, y: 90), controlPoint: CGPoint(x: x, y: 84))
            brow.lineWidth = 3
            brow.lineCapStyle = .round
            color(hex).setStroke()
            brow.stroke()
        }
        let mouth = UIBezierPath()
        mouth.move(to: CGPoint(x: 106, y: 130))
        mouth.addQuadCurve(to: CGPoint(x: 134, y: 130), controlPoint: CGPoint(x: 120, y: 142))
        mouth.lineWidth = 4
        mouth.lineCapStyle = .round
        color(0xB4483F).setStroke()
        mouth.stroke()
    }
}
