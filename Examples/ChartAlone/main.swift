import CoreGraphics

// A chart of bars, drawn without views: once as pixels, once as a document.
let values: [(String, CGFloat)] = [("Mon", 12), ("Tue", 19), ("Wed", 7), ("Thu", 24), ("Fri", 16)]
let canvas = CGRect(x: 0, y: 0, width: 320, height: 200)
func drawChart() {
    UIColor.systemBackground.setFill()
    UIRectFill(canvas)
    for (index, (day, value)) in values.enumerated() {
        let bar = CGRect(x: 24 + CGFloat(index) * 58, y: 160 - value * 5, width: 40, height: value * 5)
        UIColor.systemBlue.setFill()
        UIBezierPath(roundedRect: bar, cornerRadius: 6).fill()
        let style: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 13), .foregroundColor: UIColor.label,
        ]
        let size = day.size(withAttributes: style)
        day.draw(at: CGPoint(x: bar.midX - size.width / 2, y: 168), withAttributes: style)
    }
}
let folder = URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? ".")
try UIGraphicsImageRenderer(bounds: canvas).pngData { _ in drawChart() }
    .write(to: folder.appendingPathComponent("chart.png"))
try UIGraphicsPDFRenderer(bounds: canvas).writePDF(to: folder.appendingPathComponent("chart.pdf")) {
    context in
    context.beginPage()
    drawChart()
}
