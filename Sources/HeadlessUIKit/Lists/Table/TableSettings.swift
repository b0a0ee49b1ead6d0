/// What a table's properties say about heights and appearance.
struct TableSettings {
    var rowHeight = UITableView.automaticDimension
    var headerHeight = UITableView.automaticDimension
    var footerHeight = UITableView.automaticDimension
    var estimatedRowHeight = UITableView.automaticDimension
    var estimatedHeaderHeight = UITableView.automaticDimension
    var estimatedFooterHeight = UITableView.automaticDimension
    var headerTopPadding = UITableView.automaticDimension
    var fillerRowHeight: CGFloat = 0
    var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
    var separatorColor: UIColor?
    var separatorInset: UIEdgeInsets?
    var separatorInsetReference = UITableView.SeparatorInsetReference.fromCellEdges
    var followsReadableWidth = false
    var insetsContentToSafeArea = true
    var indexMinimumRowCount = 0
    var indexColor: UIColor?
    var indexBackgroundColor: UIColor?
    var indexTrackingBackgroundColor: UIColor?
}
