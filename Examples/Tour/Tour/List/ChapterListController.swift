import UIKit

/// The list of chapters.
class ChapterListController: UITableViewController {
    private let chapters = Chapter.all

    override func viewDidLoad() {
        super.viewDidLoad()
        title = NSLocalizedString("list.title", comment: "The app's name")
        navigationController?.navigationBar.prefersLargeTitles = true
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        chapters.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Chapter", for: indexPath) as! ChapterCell
        cell.show(chapters[indexPath.row])
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let chapter = chapters[indexPath.row]
        guard let controller = storyboard?.instantiateViewController(withIdentifier: chapter.identifier) else { return }
        controller.title = chapter.title
        controller.navigationItem.largeTitleDisplayMode = .never
        navigationController?.pushViewController(controller, animated: true)
    }
}
