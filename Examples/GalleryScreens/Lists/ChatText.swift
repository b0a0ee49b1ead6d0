/// A message of the chat.
struct ChatMessage: Hashable, Sendable {
    let number: Int
    var text: String
    var isMine: Bool
    /// The scene that the message shows instead of text.
    var scene: Int?

    /// A part of the chat under one time.
    struct Part: Hashable, Sendable {
        var time: String
        var messages: [ChatMessage]
    }

    /// The chat in a language.
    static func chat(_ text: ListLanguage) -> [Part] {
        [
            Part(
                time: text("Yesterday 18:02", "أمس ١٨:٠٢"),
                messages: [
                    ChatMessage(
                        number: 0, text: text("We made it to the top!", "وصلنا إلى القمة!"), isMine: false),
                    ChatMessage(number: 1, text: "", isMine: false, scene: 4),
                    ChatMessage(
                        number: 2,
                        text: text(
                            "That light. Was it as windy up there as the forecast said it would be?",
                            "يا له من ضوء. هل كانت الرياح قوية كما قالت النشرة؟"), isMine: true),
                ]),
            Part(
                time: text("Today 09:12", "اليوم ٠٩:١٢"),
                messages: [
                    ChatMessage(number: 3, text: text("Windier", "أقوى"), isMine: false),
                    ChatMessage(
                        number: 4,
                        text: text(
                            "We ate behind a rock, with our hoods up, and it was the best soup I have ever had.",
                            "أكلنا خلف صخرة وقبعاتنا على رؤوسنا، وكان أفضل حساء ذقته في حياتي."),
                        isMine: false),
                    ChatMessage(number: 5, text: text("😂", "😂"), isMine: true),
                    ChatMessage(
                        number: 6, text: text("Next month again?", "مرة أخرى الشهر القادم؟"), isMine: true),
                ]),
        ]
    }
}
