/// The messages of the mail list.
struct MailMessage: Hashable, Sendable {
    var sender, date, subject, preview: String
    var isUnread = false
    var hasAttachment = false

    /// The inbox in a language.
    static func inbox(_ text: ListLanguage) -> [MailMessage] { recent(text) + older(text) }

    private static func recent(_ text: ListLanguage) -> [MailMessage] {
        [
            MailMessage(
                sender: text("Grace Hopper", "غريس هوبر"), date: text("9:41 AM", "٩:٤١ ص"),
                subject: text("Proofs of the autumn issue", "مسودات عدد الخريف"),
                preview: text(
                    "The spread on bridges reads well now. Two captions still name the wrong river, see page twelve.",
                    "أصبح مقال الجسور جيدًا. ما زال تعليقان يذكران النهر الخطأ، انظر الصفحة الثانية عشرة."),
                isUnread: true, hasAttachment: true),
            MailMessage(
                sender: text("Layla Rahimi", "ليلى رحيمي"), date: text("8:15 AM", "٨:١٥ ص"),
                subject: text("Dinner on Friday?", "عشاء يوم الجمعة؟"),
                preview: text(
                    "There is a table for four at seven, by the window if we are quick.",
                    "هناك طاولة لأربعة في السابعة، قرب النافذة إن أسرعنا."), isUnread: true),
            MailMessage(
                sender: text("Night Trains", "قطارات الليل"), date: text("Yesterday", "أمس"),
                subject: text("Your tickets to Busan", "تذاكرك إلى بوسان"),
                preview: text(
                    "Coach 8, seats 4A and 4B. Doors close two minutes before departure.",
                    "العربة ٨، المقعدان ٤أ و٤ب. تغلق الأبواب قبل المغادرة بدقيقتين."), hasAttachment: true),
        ]
    }

    private static func older(_ text: ListLanguage) -> [MailMessage] {
        [
            MailMessage(
                sender: text("Haneul Kim", "هانول كيم"), date: text("Yesterday", "أمس"),
                subject: text("Icons, third try", "الأيقونات، المحاولة الثالثة"),
                preview: text(
                    "I made the strokes a little heavier. Tell me which set you like at small sizes.",
                    "جعلت الخطوط أثقل قليلًا. أخبرني أي مجموعة تفضل في الأحجام الصغيرة.")),
            MailMessage(
                sender: text("City Library", "مكتبة المدينة"), date: text("Monday", "الاثنين"),
                subject: text("Two books are ready", "كتابان جاهزان"),
                preview: text(
                    "They are kept at the front desk until Thursday evening.",
                    "نحتفظ بهما عند الاستقبال حتى مساء الخميس.")),
            MailMessage(
                sender: text("Ada Byron", "آدا بايرون"), date: text("Sunday", "الأحد"),
                subject: text("Re: the long table", "رد: الجدول الطويل"),
                preview: text(
                    "It works for a hundred thousand rows as it does for ten. I was surprised too.",
                    "يعمل لمئة ألف صف كما يعمل لعشرة. أنا أيضًا تفاجأت.")),
            MailMessage(
                sender: text("Garden Club", "نادي الحديقة"), date: text("Saturday", "السبت"),
                subject: text("Seeds to swap", "بذور للتبادل"),
                preview: text(
                    "Bring labels this time, please. Last year's mystery squash took over the yard.",
                    "أحضروا الملصقات هذه المرة من فضلكم. يقطينة العام الماضي احتلت الفناء.")),
        ]
    }
}
