import Foundation

/// The families of a font picker, and a field to search for them; or the faces of one family.
final class FontListController: UITableViewController, UISearchBarDelegate {
    /// What a row stands for.
    struct Row {
        var choice: FontChoice
        /// A face's PostScript name; `nil` for the family as a whole.
        var face: String?
    }

    private let all: [Row]
    private var rows: [Row]
    private let isSearchable: Bool
    private let configuration: UIFontPickerViewController.Configuration
    /// Called with the descriptor of what was chosen.
    var whenPicked: (UIFontDescriptor) -> Void = { _ in }
    /// Called with the family whose faces are to be shown.
    var whenOpened: (FontChoice) -> Void = { _ in }
    /// What is marked.
    var selected: UIFontDescriptor? { didSet { if isViewLoaded { tableView.reloadData() } } }

    /// Creates a list of families.
    init(_ choices: [FontChoice], _ configuration: UIFontPickerViewController.Configuration) {
        all = choices.map { Row(choice: $0) }
        (rows, isSearchable, self.configuration) = (all, true, configuration)
        super.init(style: .plain)
        title = FontPickerWords.title.text
    }

    /// Creates a list of a family's faces.
    init(facesOf choice: FontChoice, _ configuration: UIFontPickerViewController.Configuration) {
        all = choice.faces.map { Row(choice: choice, face: $0) }
        (rows, isSearchable, self.configuration) = (all, false, configuration)
        super.init(style: .plain)
        title = choice.family
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "font")
        tableView.rowHeight = 52
        tableView.keyboardDismissMode = .onDrag
        guard isSearchable else { return }
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: tableView.bounds.width, height: 0))
        bar.placeholder = SystemWords.text(.search)
        bar.searchBarStyle = .minimal
        bar.delegate = self
        bar.sizeToFit()
        tableView.tableHeaderView = bar
    }

    private var isPlaced = false

    /// What is chosen is seen at first.
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard !isPlaced, view.window != nil, tableView.bounds.height > 0 else { return }
        isPlaced = true
        guard let row = rows.firstIndex(where: isSelected) else { return }
        tableView.scrollToRow(at: IndexPath(row: row, section: 0), at: .middle, animated: false)
    }

    // MARK: Searching

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        let text = searchText.trimmingCharacters(in: .whitespaces)
        rows = text.isEmpty ? all : all.filter { $0.choice.family.localizedStandardContains(text) }
        tableView.reloadData()
    }

    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { searchBar.resignFirstResponder() }

    // MARK: Rows

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "font", for: indexPath)
        let row = rows[indexPath.row]
        var content = UIListContentConfiguration.cell()
        content.text = row.face.map(row.choice.title) ?? row.choice.family
        content.textProperties.font = font(for: row)
        if isSelected(row) { content.textProperties.color = view.tintColor }
        cell.contentConfiguration = content
        let hasFaces = configuration.includeFaces && row.face == nil && row.choice.faces.count > 1
        cell.accessoryType = hasFaces ? .detailButton : isSelected(row) ? .checkmark : .none
        cell.accessibilityTraits = isSelected(row) ? [.button, .selected] : .button
        return cell
    }

    /// In a size that people like to read.
    private func font(for row: Row) -> UIFont {
        let size = UIFont.preferredFont(forTextStyle: .body).pointSize
        if configuration.displayUsingSystemFont { return .systemFont(ofSize: size) }
        let descriptor = row.face.map(row.choice.descriptor(ofFace:)) ?? row.choice.descriptor(with: configuration.filteredTraits)
        return UIFont(descriptor: descriptor, size: size)
    }

    private func isSelected(_ row: Row) -> Bool {
        guard let selected else { return false }
        if let face = row.face { return selected.postscriptName == face }
        return selected.object(forKey: .family) as? String == row.choice.family
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        let row = rows[indexPath.row]
        whenPicked(row.face.map(row.choice.descriptor(ofFace:)) ?? row.choice.descriptor(with: configuration.filteredTraits))
    }

    override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        whenOpened(rows[indexPath.row].choice)
    }
}
