import Foundation
import UIKit

/// The list of the library's items by their first letters, which can be searched.
final class MediaListController: UITableViewController, UISearchResultsUpdating {
    private let allowsSeveral: Bool
    private var items: [MPMediaItem] = []
    private var sections: [(title: String, items: [MPMediaItem])] = []
    private let search = UISearchController(searchResultsController: nil)

    /// The items that are marked, in the order in which they were.
    private(set) var picked: [MPMediaItem] = []
    /// Called when an item is picked, where that is one.
    var onPick: ([MPMediaItem]) -> Void = { _ in }

    init(allowsSeveral: Bool) {
        self.allowsSeveral = allowsSeveral
        super.init(style: .plain)
        title = "Songs"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "item")
        search.searchResultsUpdater = self
        search.obscuresBackgroundDuringPresentation = false
        navigationItem.searchController = search
        navigationItem.hidesSearchBarWhenScrolling = false
    }

    // MARK: What is shown

    /// Shows what a query finds.
    func show(_ query: MPMediaQuery) {
        items = query.items ?? []
        show(items)
    }

    func updateSearchResults(for searchController: UISearchController) {
        let words = (searchController.searchBar.text ?? "").split(whereSeparator: \.isWhitespace)
        show(
            items.filter { item in
                let own = [item.title, item.artist, item.albumTitle].compactMap(\.self).flatMap { $0.split(whereSeparator: \.isWhitespace) }
                return words.allSatisfy { word in
                    own.contains { $0.range(of: word, options: [.anchored, .caseInsensitive, .diacriticInsensitive]) != nil }
                }
            })
    }

    private func show(_ items: [MPMediaItem]) {
        sections = MPMediaQuerySection.sections(of: items.map { SortedTitle($0.title) }).map { section in
            (section.title, Array(items[section.range.location..<section.range.upperBound]))
        }
        tableView.reloadData()
    }

    // MARK: Rows

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].items.count }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { sections[section].title }
    override func sectionIndexTitles(for tableView: UITableView) -> [String]? { sections.count < 2 ? nil : sections.map(\.title) }
    override func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int { index }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath)
        let item = sections[indexPath.section].items[indexPath.row]
        var content = UIListContentConfiguration.subtitleCell()
        content.text = item.title
        content.secondaryText = [item.artist, item.albumTitle].compactMap(\.self).joined(separator: " — ")
        cell.contentConfiguration = content
        cell.accessoryType = picked.contains(item) ? .checkmark : .none
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        let item = sections[indexPath.section].items[indexPath.row]
        guard allowsSeveral else { return onPick([item]) }
        if let place = picked.firstIndex(of: item) { picked.remove(at: place) } else { picked.append(item) }
        tableView.reloadRows(at: [indexPath], with: .none)
    }
}
