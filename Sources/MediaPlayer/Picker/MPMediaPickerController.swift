import Foundation
import ObjCRuntime
import UIKit

/// Hears what a person picked. See https://developer.apple.com/documentation/mediaplayer/mpmediapickercontrollerdelegate.
///
/// The picker does not go by itself.
@preconcurrency @MainActor
public protocol MPMediaPickerControllerDelegate: NSObjectProtocol {
    // @objc(mediaPicker:didPickMediaItems:) optional
    /// The person picked items.
    func mediaPicker(_ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection)
    // @objc(mediaPickerDidCancel:) optional
    /// The person cancelled.
    func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController)
}

/// Lets a person pick items of the library, all of which they see by their titles. See
/// https://developer.apple.com/documentation/mediaplayer/mpmediapickercontroller.
///
/// The person is asked for permission where that is not known.
@preconcurrency @MainActor
open class MPMediaPickerController: UIViewController {
    /// The kinds of media that can be picked.
    public let mediaTypes: MPMediaType
    /// Who is told.
    open weak var delegate: (any MPMediaPickerControllerDelegate)?
    /// Whether several can be picked.
    open var allowsPickingMultipleItems = false
    /// Whether items are shown that are not on the device, of which there are none.
    open var showsCloudItems = true
    /// Whether items are shown that are protected, of which there are none.
    open var showsItemsWithProtectedAssets = true
    /// What is said above the title.
    open var prompt: String? { didSet { list?.navigationItem.prompt = prompt } }

    private var list: MediaListController?

    // @objc(initWithMediaTypes:)
    /// Lets media of some kinds be picked.
    public init(mediaTypes: MPMediaType) {
        self.mediaTypes = mediaTypes
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .pageSheet
    }

    /// Lets all media be picked.
    public convenience init() { self.init(mediaTypes: .any) }

    /// Documents do not have pickers.
    public required init?(coder: NSCoder) { nil }

    open override func viewDidLoad() {
        super.viewDidLoad()
        let list = MediaListController(allowsSeveral: allowsPickingMultipleItems)
        self.list = list
        list.navigationItem.prompt = prompt
        list.onPick = { [weak self] in self?.pick($0) }
        let cancel = UIBarButtonItem(barButtonSystemItem: .cancel, target: nil, action: nil)
        cancel.primaryAction = UIAction { [weak self] _ in self?.cancel() }
        list.navigationItem.leftBarButtonItem = cancel
        if allowsPickingMultipleItems {
            let done = UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil)
            done.primaryAction = UIAction { [weak self, weak list] _ in self?.pick(list?.picked ?? []) }
            list.navigationItem.rightBarButtonItem = done
        }
        let navigation = UINavigationController(rootViewController: list)
        addChild(navigation)
        navigation.view.frame = view.bounds
        navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(navigation.view)
        navigation.didMove(toParent: self)
        MPMediaLibrary.requestAuthorization { [weak self] _ in
            DispatchQueue.main.async { [weak self] in self?.showItems() }
        }
    }

    private func showItems() {
        let kinds = MPMediaPropertyPredicate(value: NSNumber(value: mediaTypes.rawValue), forProperty: MPMediaItemPropertyMediaType)
        list?.show(MPMediaQuery(filterPredicates: [kinds]))
    }

    private func pick(_ items: [MPMediaItem]) {
        guard !items.isEmpty else { return cancel() }
        guard let delegate else { return }
        OptionalRequirement.call { delegate.mediaPicker(self, didPickMediaItems: MPMediaItemCollection(items: items)) }
    }

    private func cancel() {
        guard let delegate else { return }
        OptionalRequirement.call { delegate.mediaPickerDidCancel(self) }
    }
}
