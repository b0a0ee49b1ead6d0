/// Reading counts and estimates of the data source and the delegate.
extension UITableView {
    final func prepareTable() {
        backgroundColor = tableStyle == .plain ? .systemBackground : .systemGroupedBackground
        alwaysBounceVertical = true
        traitOverrides.listEnvironment = tableStyle.environment
    }

    final func setDataSource(_ source: (any UITableViewDataSource)?) {
        if source !== dataSourceStorage { loading.replacesViews = true }
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
        shown.forgetBlankEdges()
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
        loading.generation += 1
        heights = TableHeights()
        guard let source = HeightSource(self) else { return }
        var sections: [SectionRun] = []
        for section in 0..<readSectionCount(source.dataSource) {
            let rows = source.rows(of: section, count: readRowCount(source.dataSource, section))
            var made = heights.make(SectionRun(), rows: rows)
            source.measureEdges(of: &made, section)
            sections.append(made)
        }
        heights.append(sections)
    }

    /// Drops all measured heights; the counts stay, and so does what is seen at the top.
    final func resetHeights() {
        guard loading.isLoaded, let source = HeightSource(self) else { return }
        aimAtFirstVisibleRow()
        loading.generation += 1
        let counts = heights.rowCounts
        heights = TableHeights()
        var sections: [SectionRun] = []
        for (section, count) in counts.enumerated() {
            var made = heights.make(SectionRun(), rows: source.rows(of: section, count: count))
            source.measureEdges(of: &made, section)
            sections.append(made)
        }
        heights.append(sections)
    }

    /// Has the next layout keep the first visible row where it is.
    final func aimAtFirstVisibleRow() {
        let top = contentOffset.y
        guard loading.aim == nil, top > max(sectionsTop, -adjustedContentInset.top) else { return }
        guard let first = shown.rows.first(where: { exists($0.path) && rowRect($0.path).maxY > top })
        else { return }
        loading.aim = .start(first.path.part, rowRect(first.path).minY - top)
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
        aimAtFirstVisibleRow()
        forgetData()
        endEverything()
        selection.all = []
        endTouch()
        loading.prefetched = []
        loading.generation += 1
        if dataSource != nil { load() }
    }

    /// Changes a property that heights depend on.
    final func changeHeights(_ change: (inout TableSettings) -> Void) {
        change(&settings)
        resetHeights()
        setNeedsSurroundings()
    }

    /// Changes how separators look, which heights contain.
    final func changeSeparators(_ change: (inout TableSettings) -> Void) {
        let old = settings.separatorStyle
        change(&settings)
        if settings.separatorStyle != old { resetHeights() }
        setNeedsSurroundings()
    }
}
