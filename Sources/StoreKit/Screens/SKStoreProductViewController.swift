import Foundation
import ObjCRuntime
import UIKit

/// The number of an app, a song or anything else in the store, as a number or a text of one.
public let SKStoreProductParameterITunesItemIdentifier = "id"
/// The identifier of a product of the app that is shown.
public let SKStoreProductParameterProductIdentifier = "productid"
/// The mark of who brought the person there.
public let SKStoreProductParameterAffiliateToken = "at"
/// The mark of how the person was brought there.
public let SKStoreProductParameterCampaignToken = "ct"
/// The mark of who provides the marks.
public let SKStoreProductParameterProviderToken = "pt"
/// The mark of an advertiser.
public let SKStoreProductParameterAdvertisingPartnerToken = "advp"
/// The page of the app that is shown.
public let SKStoreProductParameterCustomProductPageIdentifier = "ppid"

/// Shows something of the store. There is no store that could be asked on this machine: the screen says what it would show, and offers its page
/// on the web.
///
/// See https://developer.apple.com/documentation/storekit/skstoreproductviewcontroller.
@preconcurrency @MainActor
open class SKStoreProductViewController: UIViewController {
    /// Who is told.
    open weak var delegate: (any SKStoreProductViewControllerDelegate)?

    private let bar = UINavigationBar()
    private let titleLabel = UILabel()
    private let noteLabel = UILabel()
    private let button = UIButton(type: .system)
    private var item: String?
    private var product: String?

    /// Creates a screen that shows nothing yet.
    public override init(nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: Bundle? = nil) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates a screen of a document.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    // @objc(loadProductWithParameters:completionBlock:)
    /// Says what is to be shown.
    ///
    /// - Parameters:
    ///   - parameters: values for the keys `SKStoreProductParameter…`; the number of the thing has to be among them.
    ///   - block: is told whether there is such a thing: the answer is `SKError.storeProductNotAvailable` where no number is named.
    open func loadProduct(withParameters parameters: [String: Any], completionBlock block: ((Bool, (any Error)?) -> Void)? = nil) {
        item = Self.number(parameters[SKStoreProductParameterITunesItemIdentifier])
        product = parameters[SKStoreProductParameterProductIdentifier] as? String
        if isViewLoaded { showItem() }
        let isKnown = item != nil
        nonisolated(unsafe) let answer = block
        DispatchQueue.main.async { answer?(isKnown, isKnown ? nil : SKError(.storeProductNotAvailable)) }
    }

    // @objc(loadProductWithParameters:)
    /// Says what is to be shown, by values for the keys `SKStoreProductParameter…`. Returns whether there is such a thing.
    ///
    /// - Throws: `SKError.storeProductNotAvailable` where no number is named.
    @discardableResult
    open func loadProduct(withParameters parameters: [String: Any]) async throws -> Bool {
        loadProduct(withParameters: parameters, completionBlock: nil)
        guard item != nil else { throw SKError(.storeProductNotAvailable) }
        return true
    }

    private static func number(_ value: Any?) -> String? {
        let text = (value as? String) ?? (value as? NSNumber).map { "\($0)" } ?? (value as? any BinaryInteger).map { "\($0)" }
        return text.flatMap { !$0.isEmpty && $0.allSatisfy { $0.isASCII && $0.isNumber } ? $0 : nil }
    }

    // MARK: Views

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let done = UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil)
        done.primaryAction = UIAction(title: "Done") { [weak self] _ in self?.finish() }
        navigationItem.title = "App Store"
        navigationItem.leftBarButtonItem = done
        bar.items = [navigationItem]
        titleLabel.font = .preferredFont(forTextStyle: .title2)
        noteLabel.font = .preferredFont(forTextStyle: .body)
        noteLabel.textColor = .secondaryLabel
        for label in [titleLabel, noteLabel] {
            label.numberOfLines = 0
            label.textAlignment = .center
        }
        button.setTitle("Open in Browser", for: .normal)
        button.addAction(UIAction { [weak self] _ in self?.openInBrowser() }, for: .touchUpInside)
        let stack = UIStackView(arrangedSubviews: [titleLabel, noteLabel, button])
        (stack.axis, stack.spacing) = (.vertical, 12)
        for part in [bar, stack] as [UIView] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        NSLayoutConstraint.activate([
            bar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.trailingAnchor), stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
        showItem()
    }

    private func showItem() {
        titleLabel.text = item.map { "Item \($0)" } ?? "No Item"
        noteLabel.text = product.map { "with its product “\($0)”" } ?? "The store cannot be reached from here."
        button.isHidden = item == nil
    }

    private func openInBrowser() {
        guard let item, let url = URL(string: "https://apps.apple.com/app/id\(item)") else { return }
        UIApplication.shared.open(url, options: [:], completionHandler: nil)
    }

    /// The delegate dismisses the screen, where there is one that says so.
    private func finish() {
        let isTold = delegate.flatMap { delegate in OptionalRequirement.call { delegate.productViewControllerDidFinish(self) } } != nil
        if !isTold { presentingViewController?.dismiss(animated: true) }
    }
}

/// What a screen of the store tells. See https://developer.apple.com/documentation/storekit/skstoreproductviewcontrollerdelegate.
@preconcurrency @MainActor
public protocol SKStoreProductViewControllerDelegate: NSObjectProtocol {
    // @objc optional
    /// The person is done; the app dismisses the screen.
    func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}
