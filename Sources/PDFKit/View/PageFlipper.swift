import CoreGraphics
import Foundation
import UIKit

/// Shows a view's pages by a page view controller, each row a page of it.
@MainActor
final class PageFlipper: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let controller: UIPageViewController
    private weak var owner: PDFView?

    init(_ owner: PDFView, _ options: [AnyHashable: Any]?) {
        self.owner = owner
        var given: [UIPageViewController.OptionsKey: Any] = [:]
        for (key, value) in options ?? [:] {
            if let key = key.base as? UIPageViewController.OptionsKey
                ?? (key.base as? String).map({ UIPageViewController.OptionsKey(rawValue: $0) })
            {
                given[key] = value
            }
        }
        controller = UIPageViewController(
            transitionStyle: .scroll, navigationOrientation: owner.displayDirection == .horizontal ? .horizontal : .vertical, options: given
        )
        super.init()
        controller.dataSource = self
        controller.delegate = self
        controller.view.frame = owner.bounds
        controller.view.backgroundColor = nil
    }

    /// The scroll view of what is shown.
    var scroller: PageScroller? { (controller.viewControllers?.first as? PageHolder)?.scroller }

    func show(_ row: [PDFPage]) {
        guard let owner else { return }
        controller.setViewControllers([PageHolder(row, owner)], direction: .forward, animated: false)
        controller.view.layoutIfNeeded()
    }

    private func holder(beside other: UIViewController, _ step: Int) -> UIViewController? {
        guard let owner, let page = (other as? PageHolder)?.row.first else { return nil }
        let rows = owner.allRows
        guard let index = rows.firstIndex(where: { $0.contains { $0 === page } }), rows.indices.contains(index + step) else { return nil }
        return PageHolder(rows[index + step], owner)
    }

    func pageViewController(_ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController)
        -> UIViewController?
    {
        holder(beside: viewController, owner?.displaysRTL ?? false ? 1 : -1)
    }

    func pageViewController(_ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController)
        -> UIViewController?
    {
        holder(beside: viewController, owner?.displaysRTL ?? false ? -1 : 1)
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController],
        transitionCompleted completed: Bool
    ) {
        guard completed, let owner, let page = (controller.viewControllers?.first as? PageHolder)?.row.first else { return }
        owner.shownPage = page
        owner.pageChanged()
        owner.sightChanged()
        owner.tellScale()
    }
}

/// A row of pages as a controller.
final class PageHolder: UIViewController {
    let row: [PDFPage]
    let scroller: PageScroller

    init(_ row: [PDFPage], _ owner: PDFView) {
        self.row = row
        scroller = PageScroller(owner)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() { view = scroller }

    override func viewDidLoad() {
        super.viewDidLoad()
        scroller.show([row].filter { !$0.isEmpty })
    }
}

extension PDFView {
    func flip(_ enable: Bool, _ options: [AnyHashable: Any]?) {
        guard enable != isUsingPageViewController else { return }
        if enable {
            let made = PageFlipper(self, options)
            addSubview(made.controller.view)
            flipper = made
        } else {
            flipper?.controller.view.removeFromSuperview()
            flipper = nil
        }
        mainScroller.isHidden = enable
        reload()
    }
}
