/// What the store front shows.
struct StoreApp: Hashable, Sendable {
    let number: Int
    var name, note, symbol: String

    /// The apps in a language.
    static func apps(_ text: ListLanguage) -> [StoreApp] {
        let words: [(String, String, String, String, String)] = [
            ("Tidewatch", "مراقب المد", "Sea levels by the hour", "مستوى البحر كل ساعة", "clock"),
            ("Ledger", "دفتر", "Shared costs, settled", "مصاريف مشتركة محسومة", "list.bullet"),
            ("Nightline", "خط الليل", "Trains after midnight", "قطارات بعد منتصف الليل", "bolt.fill"),
            ("Postbox", "صندوق البريد", "Letters, slowly", "رسائل على مهل", "envelope"),
            ("Plum", "برقوق", "A garden's diary", "يوميات حديقة", "heart.fill"),
            ("Stellar", "نجمي", "Tonight's sky", "سماء الليلة", "star.fill"),
            ("Hush", "هدوء", "Sounds for sleeping", "أصوات للنوم", "bell.fill"),
            ("Parcel", "طرد", "Where is it now?", "أين هو الآن؟", "cart"),
            ("Keyring", "مفاتيح", "Passwords on paper", "كلمات سر على ورق", "lock.fill"),
        ]
        return words.enumerated().map { number, word in
            StoreApp(
                number: number, name: text(word.0, word.1), note: text(word.2, word.3), symbol: word.4)
        }
    }
}

/// A story at the top of the store front.
struct StoreStory: Hashable, Sendable {
    let number: Int
    var kicker, title, note: String

    /// The stories in a language.
    static func stories(_ text: ListLanguage) -> [StoreStory] {
        [
            StoreStory(
                number: 0, kicker: text("New this week", "جديد هذا الأسبوع"),
                title: text("Maps drawn by hand", "خرائط مرسومة باليد"),
                note: text("Walks for rainy Sundays", "نزهات لأيام الأحد الماطرة")),
            StoreStory(
                number: 1, kicker: text("Behind the code", "خلف الشفرة"),
                title: text("A clock without hands", "ساعة بلا عقارب"),
                note: text("How two sisters built it", "كيف صنعتها أختان")),
            StoreStory(
                number: 2, kicker: text("Play", "العب"), title: text("Marbles, again", "الكرات من جديد"),
                note: text("Forty levels of glass", "أربعون مرحلة من الزجاج")),
        ]
    }
}
