/// Whether and how a table is edited.
struct TableEditing {
    var isEditing = false
}
