/// Reading counts and estimates of the data source and the delegate.
extension UITableView {
    final func prepareTable() {
        backgroundColor = tableStyle == .plain ? .systemBackground : .systemGroupedBackground
        alwaysBounceVertical = true
    }

    final func setDataSource(_ source: (any UITableViewDataSource)?) {
        dataSourceStorage = source
        forgetData()
    }

    final func setDelegate(_ newDelegate: (any UITableViewDelegate)?) {
        (self as UIScrollView).delegate = newDelegate
        forgetData()
    }

    /// Has counts and heights read anew when they are needed next.
    final func forgetData() {
        loading.isLoaded = false
        setNeedsLayout()
    }

    /// Reads the counts where they were not read.
    final func loadIfNeeded() {
        guard !loading.isLoaded else { return }
        load()
    }

    /// Reads the counts and, where there are no estimates, all heights.
    final func load() {
        loading.isLoaded = true
        heights = TableHeights()
        guard let dataSource else { return }
        let delegate = delegate
        let source = HeightSource(table: self, delegate: delegate, dataSource: dataSource)
        var sections: [SectionRun] = []
        for section in 0..<readSectionCount(dataSource) {
            let rows = source.rows(of: section, count: readRowCount(dataSource, section))
            var made = heights.make(SectionRun(), rows: rows)
            source.measureEdges(of: &made, section)
            sections.append(made)
        }
        heights.append(sections)
    }

    final func readSectionCount(_ dataSource: any UITableViewDataSource) -> Int {
        let count = OptionalMethods.result { dataSource.numberOfSections(in: self) } ?? 1
        return usable(count, "numberOfSections(in:)")
    }

    final func readRowCount(_ dataSource: any UITableViewDataSource, _ section: Int) -> Int {
        let count = dataSource.tableView(self, numberOfRowsInSection: section)
        return usable(count, "tableView(_:numberOfRowsInSection: \(section))")
    }

    private func usable(_ count: Int, _ method: String) -> Int {
        if count >= 0 { return count }
        LayoutDiagnostics.report(
            .invalidValue(property: method, value: Double(count)), about: debugLine,
            because: "a data source returns numbers that are not negative; the table takes 0")
        return 0
    }

    final func reloadAll() {
        forgetData()
        endEveryRow()
        selection = TableSelection()
        if dataSource != nil { load() }
    }

    /// Changes a property that heights depend on.
    final func changeHeights(_ change: (inout TableSettings) -> Void) {
        change(&settings)
        forgetHeights()
    }

    /// Has all heights measured anew.
    final func forgetHeights() {
        guard loading.isLoaded else { return }
        forgetData()
    }

    /// Changes how separators look.
    final func changeSeparators(_ change: (inout TableSettings) -> Void) {
        change(&settings)
        forgetHeights()
    }
}
