import Foundation

struct Note: Codable, Equatable {
    var id = UUID()
    var title: String
    var text: String
    var isPinned = false

    enum CodingKeys: String, CodingKey {
        case title, text, isPinned
    }

    init(title: String, text: String) {
        self.title = title
        self.text = text
    }

    init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        title = try container.decode(String.self, forKey: .title)
        text = try container.decode(String.self, forKey: .text)
        isPinned = try container.decodeIfPresent(Bool.self, forKey: .isPinned) ?? false
    }

    var displayTitle: String {
        title.isEmpty ? NSLocalizedString("editor.untitled", comment: "A note without a title") : title
    }
}
