import Foundation
import ObjCRuntime
import UIKit
import UniformTypeIdentifiers

/// Shows files: pictures, PDF documents and texts as such, of others name, kind and size.
///
/// See https://developer.apple.com/documentation/quicklook/qlpreviewcontroller. Presented, it has a bar of its own; on the stack of a navigation
/// controller it has that one's. Items are swiped through.
@preconcurrency @MainActor
open class QLPreviewController: UIViewController {
    private let bar = UINavigationBar()
    private let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
    private var pageSource: PreviewPages?
    private var index = 0
    private var hasLoaded = false
    private var hasTold = false

    /// Who says what is shown; it is asked when the preview appears, and by `reloadData()`.
    open weak var dataSource: (any QLPreviewControllerDataSource)?
    /// Who is told.
    open weak var delegate: (any QLPreviewControllerDelegate)?

    /// Creates a controller; a nib is not needed.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        modalPresentationStyle = .fullScreen
    }

    /// A controller of a storyboard.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    // @objc(canPreviewItem:)
    /// Whether an item can be shown as what it is: as a picture, as pages or as text.
    open class func canPreview(_ item: any QLPreviewItem) -> Bool {
        guard let url = item.previewItemURL, url.isFileURL else { return false }
        let type = InteractionDocument.type(of: url)
        return [UTType.image, .pdf, .text].contains { type.conforms(to: $0) }
    }

    // MARK: Items

    /// The index of the item that is shown. Setting it shows another one.
    open var currentPreviewItemIndex: Int {
        get { index }
        set {
            index = newValue
            if hasLoaded { showCurrent() }
        }
    }

    /// The item that is shown.
    open var currentPreviewItem: (any QLPreviewItem)? { item(at: index) }

    var itemCount: Int { dataSource?.numberOfPreviewItems(in: self) ?? 0 }

    func item(at index: Int) -> (any QLPreviewItem)? {
        guard let dataSource, (0..<itemCount).contains(index) else { return nil }
        return dataSource.previewController(self, previewItemAt: index)
    }

    /// Asks the data source again.
    open func reloadData() {
        index = max(0, min(index, itemCount - 1))
        if hasLoaded { showCurrent() }
    }

    /// Shows the item anew, whose file may be another one.
    open func refreshCurrentPreviewItem() { if hasLoaded { showCurrent() } }

    private func showCurrent() {
        guard let item = currentPreviewItem else {
            pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
            return navigationItem.title = nil
        }
        pages.setViewControllers([PreviewPage(item, index, self)], direction: .forward, animated: false)
        currentChanged()
    }

    private func currentChanged() { navigationItem.title = currentPreviewItem.map { PreviewPage.title(of: $0) } }

    // MARK: Views

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let source = PreviewPages(self)
        pageSource = source
        source.onChange = { [weak self] index in
            self?.index = index
            self?.currentChanged()
        }
        pages.dataSource = source
        pages.delegate = source
        addChild(pages)
        view.addSubview(pages.view)
        pages.didMove(toParent: self)
        let share = UIBarButtonItem(systemItem: .action)
        share.primaryAction = UIAction { [weak self, weak share] _ in if let self, let share { self.shareItem(from: share) } }
        navigationItem.rightBarButtonItem = share
        hasLoaded = true
        reloadData()
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        hasTold = false
        guard navigationController == nil, bar.superview == nil else { return }
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
        bar.items = [navigationItem]
        view.addSubview(bar)
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        guard bar.superview != nil else { return pages.view.frame = view.bounds }
        let top = view.safeAreaInsets.top
        let height = bar.sizeThatFits(view.bounds.size).height
        bar.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: height)
        pages.view.frame = CGRect(x: 0, y: top + height, width: view.bounds.width, height: max(0, view.bounds.height - top - height))
    }

    // MARK: Sharing and ending

    private func shareItem(from button: UIBarButtonItem) {
        guard let item = currentPreviewItem, let document = PreviewPage.document(of: item) else { return }
        let sheet = UIActivityViewController(activityItems: document.activityItems, applicationActivities: nil)
        if sheet.modalPresentationStyle == .popover { sheet.popoverPresentationController?.barButtonItem = button }
        present(sheet, animated: true)
    }

    private var isGoing: Bool { isBeingDismissed || isMovingFromParent || navigationController?.isBeingDismissed == true }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        guard isGoing, !hasTold, let delegate else { return }
        hasTold = true
        OptionalRequirement.call { delegate.previewControllerWillDismiss(self) }
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        guard isGoing, let delegate else { return }
        OptionalRequirement.call { delegate.previewControllerDidDismiss(self) }
    }

    /// Whether a link of the item is to be opened.
    func opens(_ url: URL, of item: any QLPreviewItem) -> Bool {
        guard let delegate else { return true }
        return OptionalRequirement.call { delegate.previewController(self, shouldOpen: url, for: item) } ?? true
    }
}
