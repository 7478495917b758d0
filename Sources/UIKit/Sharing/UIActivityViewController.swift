import Foundation
import QuartzCore

/// Offers what can be done with texts, pictures, addresses and the like: what the system can do, and what the app can. See
/// https://developer.apple.com/documentation/uikit/uiactivityviewcontroller.
///
/// Of the system's activities there are copying and printing. Mail, messages and the services of others are not offered.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
    /// Called when an activity was chosen, or the sheet was closed: the activity's type, whether it was done, what came back, and an error.
    public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void
    /// Called when an activity was chosen, or the sheet was closed: the activity's type, and whether it was done.
    public typealias CompletionHandler = (UIActivity.ActivityType?, Bool) -> Void

    private let activityItems: [Any]
    private let applicationActivities: [UIActivity]
    /// What says what is shared, if that is a configuration.
    private var configuration: (any UIActivityItemsConfigurationReading)?
    private var finished = false

    /// Called at the end.
    open var completionWithItemsHandler: CompletionWithItemsHandler?
    /// Called at the end, if `completionWithItemsHandler` is not set.
    @available(iOS, introduced: 6.0, deprecated: 8.0, message: "Use completionWithItemsHandler")
    open var completionHandler: CompletionHandler? {
        get { formerHandler }
        set { formerHandler = newValue }
    }
    private var formerHandler: CompletionHandler?
    /// Activities that are not offered.
    open var excludedActivityTypes: [UIActivity.ActivityType]?

    /// Creates a sheet for items.
    ///
    /// - Parameters:
    ///   - activityItems: what is shared, or sources (`UIActivityItemSource`) of it.
    ///   - applicationActivities: what the app itself can do.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        self.activityItems = activityItems
        self.applicationActivities = applicationActivities ?? []
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = UIDevice.current.userInterfaceIdiom == .pad ? .popover : .pageSheet
        sheetPresentationController?.detents = [.medium(), .large()]
        sheetPresentationController?.prefersGrabberVisible = false
    }

    // @objc(initWithActivityItemsConfiguration:)
    /// Creates a sheet for the items of a configuration, which are made when an activity is chosen.
    public convenience init(activityItemsConfiguration: any UIActivityItemsConfigurationReading) {
        let own = OptionalRequirement.call { () -> [UIActivity]? in
            activityItemsConfiguration.applicationActivitiesForActivityItemsConfiguration
        }
        self.init(
            activityItems: activityItemsConfiguration.itemProvidersForActivityItemsConfiguration.map(ProvidedItem.init),
            applicationActivities: own ?? nil)
        configuration = activityItemsConfiguration
    }

    /// There are no such sheets in documents.
    public required init?(coder: NSCoder) { nil }

    // MARK: What is offered

    /// What stands for the items until an activity is chosen.
    private var placeholders: [Any] {
        activityItems.map {
            ($0 as? ProvidedItem)?.placeholder ?? ($0 as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? $0
        }
    }

    /// The activities that can do something with the items, in the order in which they are shown.
    private(set) lazy var activities: [UIActivity] = {
        let items = placeholders
        let excluded = Set(excludedActivityTypes ?? [])
        return (applicationActivities + [CopyActivity(), PrintActivity()]).filter { activity in
            !(activity.activityType.map(excluded.contains) ?? false) && activity.canPerform(withActivityItems: items)
        }
    }()

    open override func loadView() {
        let sheet = ActivitySheetView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        sheet.fill(
            header: header, shared: activities.filter { type(of: $0).activityCategory == .share },
            actions: activities.filter { type(of: $0).activityCategory == .action })
        sheet.whenChosen = { [weak self] in self?.choose($0) }
        sheet.whenClosed = { [weak self] in self?.close() }
        view = sheet
        if let configuration { describe(configuration, in: sheet) }
    }

    /// What the head of the sheet shows of the items.
    private var header: ActivitySheetView.Header {
        if let configuration { return header(of: configuration) }
        let items = placeholders
        var header = ActivitySheetView.Header()
        for (item, source) in zip(items, activityItems) {
            let source = source as? any UIActivityItemSource
            if header.image == nil {
                let size = CGSize(width: 44, height: 44)
                header.image =
                    source.flatMap { source in
                        OptionalRequirement.call {
                            source.activityViewController(self, thumbnailImageForActivityType: nil, suggestedSize: size)
                        } ?? nil
                    } ?? (item as? UIImage)
            }
            let subject = source.flatMap { source in
                OptionalRequirement.call { source.activityViewController(self, subjectForActivityType: nil) }
            }
            if let text = subject ?? (item as? String) ?? (item as? NSAttributedString)?.string, header.title == nil {
                header.title = text
            } else if let address = item as? URL, header.detail == nil {
                header.detail = address.isFileURL ? address.lastPathComponent : address.host ?? address.absoluteString
            }
        }
        if header.title == nil { (header.title, header.detail) = (header.detail, nil) }
        return header
    }

    /// The items that a configuration makes.
    var providedItems: [ProvidedItem] { activityItems.compactMap { $0 as? ProvidedItem } }

    // MARK: What is chosen

    private func choose(_ activity: UIActivity) {
        guard !finished else { return }
        view.isUserInteractionEnabled = false
        let type = activity.activityType
        if configuration != nil { return ProvidedItem.load(providedItems) { self.perform(activity, type) } }
        let providers = activityItems.compactMap { $0 as? UIActivityItemProvider }
        guard !providers.isEmpty else { return perform(activity, type) }
        for provider in providers { provider.activityType = type }
        let queue = OperationQueue()
        nonisolated(unsafe) let session = Session.current
        let then = BlockOperation {
            DispatchQueue.main.async { MainActor.assumeIsolated { session.perform { self.perform(activity, type) } } }
        }
        for provider in providers {
            then.addDependency(provider)
            queue.addOperation(provider)
        }
        queue.addOperation(then)
    }

    private func perform(_ activity: UIActivity, _ type: UIActivity.ActivityType?) {
        let items = activityItems.compactMap { item -> Any? in
            if let provided = item as? ProvidedItem { return provided.item }
            guard let source = item as? any UIActivityItemSource else { return item }
            return source.activityViewController(self, itemForActivityType: type)
        }
        activity.prepare(withActivityItems: items)
        activity.whenFinished = { [weak self, weak activity] done in
            activity?.whenFinished = nil
            self?.finish(type, done)
        }
        if let controller = activity.activityViewController {
            present(controller, animated: true)
        } else {
            activity.perform()
        }
    }

    private func close() { finish(nil, false) }

    /// Goes away and says how it ended.
    private func finish(_ type: UIActivity.ActivityType?, _ done: Bool) {
        guard !finished else { return }
        finished = true
        guard let presenter = presentingViewController else { return tell(type, done) }
        presenter.dismiss(animated: true) { self.tell(type, done) }
    }

    private func tell(_ type: UIActivity.ActivityType?, _ done: Bool) {
        if let handler = completionWithItemsHandler {
            handler(type, done, nil, nil)
        } else {
            formerHandler?(type, done)
        }
        (completionWithItemsHandler, formerHandler) = (nil, nil)
    }

    /// A sheet that was pulled down was closed.
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        guard !finished, presentingViewController == nil, presentedViewController == nil else { return }
        finished = true
        tell(nil, false)
    }
}
