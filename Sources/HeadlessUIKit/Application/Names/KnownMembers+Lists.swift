extension KnownMembers {
    /// Members of lists.
    static var lists: [RuntimeClass] {
        [
            RuntimeClass(UITableView.self, tableView),
            RuntimeClass(UITableViewCell.self, tableViewCell),
            RuntimeClass(UITableViewHeaderFooterView.self, tableViewHeaderFooterView),
            RuntimeClass(UICollectionView.self, collectionView),
            RuntimeClass(UICollectionViewCell.self, collectionViewCell),
            RuntimeClass(UICollectionReusableView.self, collectionReusableView),
            RuntimeClass(UICollectionViewFlowLayout.self, collectionViewFlowLayout),
            RuntimeClass(UIPickerView.self, pickerView),
            RuntimeClass(UIDatePicker.self, datePicker),
        ]
    }

    private static let tableView: [RuntimeMember] = [
        .key("dataSource", \UITableView.dataSource),
        .key("delegate", \UITableView.delegate),
        .key("rowHeight", \UITableView.rowHeight),
        .key("estimatedRowHeight", \UITableView.estimatedRowHeight),
        .key("sectionHeaderHeight", \UITableView.sectionHeaderHeight),
        .key("sectionFooterHeight", \UITableView.sectionFooterHeight),
        .key("separatorStyle", \UITableView.separatorStyle),
        .key("separatorColor", \UITableView.separatorColor),
        .key("separatorInset", \UITableView.separatorInset),
        .key("tableHeaderView", \UITableView.tableHeaderView),
        .key("tableFooterView", \UITableView.tableFooterView),
        .key("backgroundView", \UITableView.backgroundView),
        .key("editing", \UITableView.isEditing),
        .key("allowsSelection", \UITableView.allowsSelection),
        .key("allowsMultipleSelection", \UITableView.allowsMultipleSelection),
        .read("visibleCells", \UITableView.visibleCells),
    ]

    private static let tableViewCell: [RuntimeMember] = [
        .key("accessoryType", \UITableViewCell.accessoryType),
        .key("accessoryView", \UITableViewCell.accessoryView),
        .key("selectionStyle", \UITableViewCell.selectionStyle),
        .key("selected", \UITableViewCell.isSelected),
        .key("highlighted", \UITableViewCell.isHighlighted),
        .key("editing", \UITableViewCell.isEditing),
        .key("separatorInset", \UITableViewCell.separatorInset),
        .key("indentationLevel", \UITableViewCell.indentationLevel),
        .key("indentationWidth", \UITableViewCell.indentationWidth),
        .key("backgroundView", \UITableViewCell.backgroundView),
        .key("selectedBackgroundView", \UITableViewCell.selectedBackgroundView),
        .read("contentView", \UITableViewCell.contentView),
        .read("textLabel", \UITableViewCell.textLabel),
        .read("detailTextLabel", \UITableViewCell.detailTextLabel),
        .read("imageView", \UITableViewCell.imageView),
        .read("reuseIdentifier", \UITableViewCell.reuseIdentifier),
    ]

    private static let tableViewHeaderFooterView: [RuntimeMember] = [
        .key("backgroundView", \UITableViewHeaderFooterView.backgroundView),
        .read("contentView", \UITableViewHeaderFooterView.contentView),
        .read("textLabel", \UITableViewHeaderFooterView.textLabel),
        .read("detailTextLabel", \UITableViewHeaderFooterView.detailTextLabel),
        .read("reuseIdentifier", \UITableViewHeaderFooterView.reuseIdentifier),
    ]

    private static let collectionView: [RuntimeMember] = [
        .key("dataSource", \UICollectionView.dataSource),
        .key("delegate", \UICollectionView.delegate),
        .key("backgroundView", \UICollectionView.backgroundView),
        .key("collectionViewLayout", \UICollectionView.collectionViewLayout),
        .key("allowsSelection", \UICollectionView.allowsSelection),
        .key("allowsMultipleSelection", \UICollectionView.allowsMultipleSelection),
        .read("visibleCells", \UICollectionView.visibleCells),
    ]

    private static let collectionViewCell: [RuntimeMember] = [
        .key("selected", \UICollectionViewCell.isSelected),
        .key("isSelected", \UICollectionViewCell.isSelected),
        .key("highlighted", \UICollectionViewCell.isHighlighted),
        .key("isHighlighted", \UICollectionViewCell.isHighlighted),
        .key("backgroundView", \UICollectionViewCell.backgroundView),
        .key("selectedBackgroundView", \UICollectionViewCell.selectedBackgroundView),
        .read("contentView", \UICollectionViewCell.contentView),
    ]

    private static let collectionReusableView: [RuntimeMember] = [
        .read("reuseIdentifier", \UICollectionReusableView.reuseIdentifier)
    ]

    private static let collectionViewFlowLayout: [RuntimeMember] = [
        .key("itemSize", \UICollectionViewFlowLayout.itemSize),
        .key("estimatedItemSize", \UICollectionViewFlowLayout.estimatedItemSize),
        .key("minimumLineSpacing", \UICollectionViewFlowLayout.minimumLineSpacing),
        .key("minimumInteritemSpacing", \UICollectionViewFlowLayout.minimumInteritemSpacing),
        .key("sectionInset", \UICollectionViewFlowLayout.sectionInset),
        .key("scrollDirection", \UICollectionViewFlowLayout.scrollDirection),
        .key("headerReferenceSize", \UICollectionViewFlowLayout.headerReferenceSize),
        .key("footerReferenceSize", \UICollectionViewFlowLayout.footerReferenceSize),
    ]

    private static let pickerView: [RuntimeMember] = [
        .key("dataSource", \UIPickerView.dataSource),
        .key("delegate", \UIPickerView.delegate),
    ]

    private static let datePicker: [RuntimeMember] = [
        .key("date", \UIDatePicker.date),
        .key("textColor", \UIDatePicker.textColor),
        .key("highlightsToday", \UIDatePicker.highlightsToday),
        .key("minimumDate", \UIDatePicker.minimumDate),
        .key("maximumDate", \UIDatePicker.maximumDate),
        .key("datePickerMode", \UIDatePicker.datePickerMode),
        .key("minuteInterval", \UIDatePicker.minuteInterval),
        .key("countDownDuration", \UIDatePicker.countDownDuration),
    ]
}
