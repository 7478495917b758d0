import Foundation
import ObjCRuntime
import PDFKit
import UIKit
import UniformTypeIdentifiers

/// One item of a preview.
final class PreviewPage: UIViewController, UITextViewDelegate, PDFViewDelegate {
    let item: any QLPreviewItem
    let index: Int
    private weak var owner: QLPreviewController?

    init(_ item: any QLPreviewItem, _ index: Int, _ owner: QLPreviewController) {
        (self.item, self.index, self.owner) = (item, index, owner)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    /// What an item is called.
    static func title(of item: any QLPreviewItem) -> String {
        let title = OptionalRequirement.call { item.previewItemTitle } ?? nil
        return title ?? item.previewItemURL?.lastPathComponent ?? ""
    }

    static func document(of item: any QLPreviewItem) -> InteractionDocument? {
        guard let url = item.previewItemURL, url.isFileURL else { return nil }
        let document = InteractionDocument(url: url, name: title(of: item), type: InteractionDocument.type(of: url))
        return document.exists ? document : nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let content = makeContent()
        content.frame = view.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(content)
    }

    private func makeContent() -> UIView {
        guard let document = PreviewPage.document(of: item) else { return note() }
        if document.type.conforms(to: .pdf), let read = PDFDocument(url: document.url), !read.isLocked {
            let view = PDFView()
            view.backgroundColor = .secondarySystemBackground
            view.delegate = self
            view.autoScales = true
            view.document = read
            return view
        }
        let view = DocumentContent.view(of: document)
        (view as? UITextView)?.delegate = self
        return view
    }

    /// Says that there is no such file.
    private func note() -> UIView {
        let label = UILabel()
        label.text = PreviewPage.title(of: item)
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        label.numberOfLines = 0
        return label
    }

    // MARK: Links

    func pdfViewWillClick(onLink sender: PDFView, with url: URL) {
        guard owner?.opens(url, of: item) ?? true else { return }
        UIApplication.shared.open(url, options: [:], completionHandler: nil)
    }

    func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction)
        -> Bool
    {
        owner?.opens(URL, of: item) ?? true
    }
}

/// The items beside the one that is shown.
@MainActor
final class PreviewPages: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    private weak var owner: QLPreviewController?
    /// Called with the index of what is shown once a person came to another item.
    var onChange: (Int) -> Void = { _ in }

    init(_ owner: QLPreviewController) {
        self.owner = owner
        super.init()
    }

    private func page(beside other: UIViewController, _ step: Int) -> UIViewController? {
        guard let owner, let index = (other as? PreviewPage)?.index, let item = owner.item(at: index + step) else { return nil }
        return PreviewPage(item, index + step, owner)
    }

    func pageViewController(_ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController)
        -> UIViewController?
    {
        page(beside: viewController, -1)
    }

    func pageViewController(_ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController)
        -> UIViewController?
    {
        page(beside: viewController, 1)
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController],
        transitionCompleted completed: Bool
    ) {
        if completed, let page = pageViewController.viewControllers?.first as? PreviewPage { onChange(page.index) }
    }
}
