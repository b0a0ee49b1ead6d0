import UIKit

/// Settings: an inset grouped table with switches, values, icons and links.
public final class SettingsListViewController: UITableViewController {
    /// What a row shows at its end.
    private enum Detail {
        case none, link
        case value(String)
        case toggle(Bool)
    }

    private struct Row {
        var title: String
        var symbol: String?
        var color: UIColor = .systemGray
        var detail = Detail.link
    }

    private struct Section {
        var header, footer: String?
        var rows: [Row]
    }

    private let text: ListLanguage
    private var sections: [Section] = []

    /// Creates the settings in a language.
    public init(_ text: ListLanguage = .english) {
        self.text = text
        super.init(style: .insetGrouped)
        title = text("Settings", "الإعدادات")
        sections = makeSections()
    }

    /// Not used: the screen is built in code.
    public required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    /// The screen in its bars.
    public static func inBars(_ text: ListLanguage = .english) -> UIViewController {
        let navigation = UINavigationController(rootViewController: SettingsListViewController(text))
        navigation.navigationBar.prefersLargeTitles = true
        return navigation
    }

    private func makeSections() -> [Section] {
        [
            Section(rows: [Row(title: text("Ada Byron", "آدا بايرون"))]),
            Section(
                header: text("Connections", "الاتصالات"),
                footer: text(
                    "Offline mode stops all transfers until you turn it off.",
                    "يوقف وضع عدم الاتصال كل عمليات النقل حتى تعطله."),
                rows: [
                    Row(
                        title: text("Offline Mode", "وضع عدم الاتصال"), symbol: "bolt.fill",
                        color: .systemOrange, detail: .toggle(false)),
                    Row(
                        title: text("Home Network", "شبكة المنزل"), symbol: "house.fill",
                        color: .systemBlue, detail: .value(text("Attic", "العلية"))),
                    Row(
                        title: text("Devices", "الأجهزة"), symbol: "person.2", color: .systemIndigo,
                        detail: .value(text("On", "مفعّل"))),
                ]),
            Section(rows: [
                Row(title: text("Notices", "الإشعارات"), symbol: "bell.fill", color: .systemRed),
                Row(
                    title: text("Quiet at Night", "هدوء ليلًا"), symbol: "clock", color: .systemPurple,
                    detail: .toggle(true)),
                Row(title: text("Privacy", "الخصوصية"), symbol: "lock.fill", color: .systemTeal),
            ]),
            Section(rows: [
                Row(title: text("Version", "الإصدار"), detail: .value("4.2.1")),
                Row(title: text("Sign Out", "تسجيل الخروج"), detail: .none),
            ]),
        ]
    }

    // MARK: UITableViewDataSource

    public override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    public override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].rows.count
    }

    public override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    {
        sections[section].header
    }

    public override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
    {
        sections[section].footer
    }

    public override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
        -> UITableViewCell
    {
        let row = sections[indexPath.section].rows[indexPath.row]
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "row")
            ?? UITableViewCell(style: .default, reuseIdentifier: "row")
        cell.contentConfiguration = indexPath.section == 0 ? account(row) : content(of: row)
        cell.accessoryView = nil
        cell.accessoryType = .none
        switch row.detail {
        case .none: break
        case .link: cell.accessoryType = .disclosureIndicator
        case .value: if row.symbol != nil { cell.accessoryType = .disclosureIndicator }
        case .toggle(let isOn):
            let toggle = UISwitch()
            toggle.isOn = isOn
            cell.accessoryView = toggle
        }
        return cell
    }

    private func account(_ row: Row) -> UIListContentConfiguration {
        var content = UIListContentConfiguration.subtitleCell()
        content.text = row.title
        content.secondaryText = text("Account, storage and purchases", "الحساب والتخزين والمشتريات")
        content.textProperties.font = .preferredFont(forTextStyle: .title3)
        content.textProperties.adjustsFontForContentSizeCategory = true
        content.image = GalleryArtwork.portrait(of: .ada)
        content.imageProperties.maximumSize = CGSize(width: 60, height: 60)
        content.imageProperties.cornerRadius = 30
        content.directionalLayoutMargins.top = 12
        content.directionalLayoutMargins.bottom = 12
        return content
    }

    private func content(of row: Row) -> UIListContentConfiguration {
        var content = UIListContentConfiguration.valueCell()
        content.text = row.title
        content.image = row.symbol.map { GalleryArtwork.tile($0, row.color) }
        if case .value(let value) = row.detail { content.secondaryText = value }
        if case .none = row.detail { content.textProperties.color = .systemRed }
        return content
    }
}
