import UIKit

/// The list of chapters, grouped by article.
class ChapterListController: UITableViewController {
    private let articles = Article.all

    private func chapter(_ indexPath: IndexPath) -> Chapter { articles[indexPath.section].chapters[indexPath.row] }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = L10n.List.title
        navigationController?.navigationBar.prefersLargeTitles = true
    }

    override func numberOfSections(in tableView: UITableView) -> Int {
        articles.count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        articles[section].title
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        articles[section].chapters.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Chapter", for: indexPath) as! ChapterCell
        cell.show(chapter(indexPath))
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard let controller = chapter(indexPath).controller(in: storyboard) else { return }
        navigationController?.pushViewController(controller, animated: true)
    }
}
