import CatalogMessages
import CommandArguments
import Foundation
import HeadlessUIKit

/// Pictures with their names in rows, as one picture.
final class ContactSheet: UIView {
    private static let gap: CGFloat = 24
    private static let column: CGFloat = 200
    private static let captionHeight: CGFloat = 40

    /// Draws `sheet.png` in the folder of a call, of the pictures that are listed in a file.
    static func write(_ call: ParsedCommand) throws {
        guard let list = call.value("--list"), let path = call.value("--into") else {
            throw CommandProblem("--list and --into are needed", command: call.name)
        }
        let data = try Data(contentsOf: URL(fileURLWithPath: list))
        let pictures = try JSONDecoder().decode([CatalogPicture].self, from: data)
        let sheet = ContactSheet(pictures)
        let png = try ViewDrawing(of: sheet, scale: 2).pngData()
        try png.write(to: URL(fileURLWithPath: path, isDirectory: true).appendingPathComponent("sheet.png"))
    }

    /// Creates a sheet of pictures whose first files are PNG, by their full paths.
    init(_ pictures: [CatalogPicture]) {
        super.init(frame: .zero)
        backgroundColor = UIColor(red: 0.93, green: 0.93, blue: 0.95, alpha: 1)
        let columns = max(1, min(6, Int(Double(pictures.count).squareRoot().rounded(.up)) + 1))
        var heights = [CGFloat](repeating: Self.gap, count: columns)
        for picture in pictures {
            guard let path = picture.files.first, let data = FileManager.default.contents(atPath: path),
                let image = UIImage(data: data), image.size.width > 0
            else { continue }
            // The shortest column takes the next one, so that tall phones and flat cards fill the sheet.
            let index = heights.indices.min { heights[$0] < heights[$1] } ?? 0
            let width = min(Self.column, picture.width)
            let height = (width * image.size.height / image.size.width).rounded()
            let x = Self.gap + CGFloat(index) * (Self.column + Self.gap)
            add(image, picture, CGRect(x: x, y: heights[index], width: width, height: height))
            heights[index] += height + Self.captionHeight + Self.gap
        }
        let count = CGFloat(min(columns, max(1, pictures.count)))
        frame.size = CGSize(
            width: Self.gap + count * (Self.column + Self.gap), height: heights.max() ?? Self.gap)
    }

    required init?(coder: NSCoder) { nil }

    private func add(_ image: UIImage, _ picture: CatalogPicture, _ frame: CGRect) {
        let view = UIImageView(image: image)
        view.frame = frame
        view.clipsToBounds = true
        view.layer.cornerRadius = 8
        view.backgroundColor = picture.isDark ? .black : .white
        addSubview(view)
        let name = UILabel(frame: CGRect(x: frame.minX, y: frame.maxY + 4, width: Self.column, height: 18))
        name.text = picture.screen
        name.font = .systemFont(ofSize: 13, weight: .semibold)
        let setting = UILabel(frame: name.frame.offsetBy(dx: 0, dy: 17))
        setting.text = picture.setting
        setting.font = .systemFont(ofSize: 11)
        for label in [name, setting] {
            label.textColor = UIColor(white: 0.2, alpha: 1)
            addSubview(label)
        }
    }
}
