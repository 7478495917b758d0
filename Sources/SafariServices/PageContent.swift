import Foundation
import FoundationNetworking
import UIKit

/// The pages that were visited, and what the one that is shown says.
@MainActor
final class PageContent: NSObject, UITextViewDelegate {
    typealias Loader = @MainActor (URL, @escaping @MainActor (Result<LoadedPage, any Error>) -> Void) -> URLSessionTask?

    var loader: Loader = { PageLoader.load($0, then: $1) }
    /// Called when something else is shown.
    var onChange: () -> Void = {}
    /// Called when the first page is there, or could not be loaded; with its address if that is another one.
    var onInitialLoad: (Bool, URL?) -> Void = { _, _ in }

    private var visited: [URL] = []
    private var position = -1
    private var task: URLSessionTask?
    private var visit = 0
    private(set) var text = NSAttributedString()
    private(set) var title: String?

    deinit { task?.cancel() }

    /// The address of the page that is shown.
    var url: URL? { visited.indices.contains(position) ? visited[position] : nil }
    var canGoBack: Bool { position > 0 }
    var canGoForward: Bool { position + 1 < visited.count }

    func open(_ url: URL) {
        visited = Array(visited.prefix(position + 1)) + [url]
        position = visited.count - 1
        reload()
    }

    func goBack() { if canGoBack { move(by: -1) } }
    func goForward() { if canGoForward { move(by: 1) } }

    private func move(by step: Int) {
        position += step
        reload()
    }

    func reload() {
        guard let url else { return }
        task?.cancel()
        visit += 1
        let visit = visit
        text = note("Loading \(url.absoluteString)…")
        onChange()
        task = loader(url) { [weak self] result in
            // A page that comes after another one was asked for is not wanted any more.
            guard let self, self.visit == visit else { return }
            finish(url, result)
        }
    }

    private func finish(_ asked: URL, _ result: Result<LoadedPage, any Error>) {
        task = nil
        switch result {
        case .success(let page):
            (text, title) = (page.text, page.title)
            visited[position] = page.url
            onChange()
            onInitialLoad(true, page.url == asked ? nil : page.url)
        case .failure(let error):
            text = note("Safari could not open the page\n\(asked.absoluteString)\n\(error.localizedDescription)")
            onChange()
            onInitialLoad(false, nil)
        }
    }

    private func note(_ text: String) -> NSAttributedString {
        NSAttributedString(
            string: text, attributes: [.font: UIFont.preferredFont(forTextStyle: .body), .foregroundColor: UIColor.secondaryLabel])
    }

    /// A link leads to its page, here if it is one of the web's.
    func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
    ) -> Bool {
        guard ["http", "https"].contains(URL.scheme?.lowercased() ?? "") else { return true }
        open(URL)
        return false
    }
}
