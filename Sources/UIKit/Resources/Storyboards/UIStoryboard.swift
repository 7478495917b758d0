import Foundation
import SampanInterfaceBuilder

/// View controllers and how they lead to each other, as drawn in Interface Builder.
/// See https://developer.apple.com/documentation/uikit/uistoryboard.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
    let source: NibSource

    // @objc(storyboardWithName:bundle:)
    /// Opens the storyboard of that name in a bundle, by default the main one.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        let bundle = storyboardBundleOrNil ?? .main
        guard let source = NibSource.load(name, "storyboard", in: bundle), source.document.kind == .storyboard else {
            ObjCException.raise(
                "NSInvalidArgumentException",
                "Could not find a storyboard named '\(name)' in bundle NSBundle <\(bundle.bundlePath)> (loaded)")
        }
        self.source = source
        super.init()
    }

    /// Opens the storyboard in a file, whose images, texts and other storyboards a bundle has.
    package init(contentsOf url: URL, bundle: Bundle) throws {
        source = try NibSource.read(url, in: bundle)
        super.init()
    }

    /// Takes a storyboard that was read already.
    package init(document: IBDocument, bundle: Bundle) {
        source = NibSource(document: document, bundle: bundle)
        super.init()
    }

    /// The storyboard as it was read.
    package var document: IBDocument { source.document }

    /// Makes the controller of a record; `nil` if there is no class for it here.
    package func makeController(of record: IBObject) -> UIViewController? { make(record) }

    /// Makes the controller that the storyboard starts with; `nil` if it has none.
    open func instantiateInitialViewController() -> UIViewController? {
        guard let id = source.document.initialViewController, let record = source.document.object(withID: id) else { return nil }
        return make(record)
    }

    /// Makes the controller that the app shows first. Without one nothing is to be seen, and that is said.
    func makeMainController() -> UIViewController? {
        if let controller = instantiateInitialViewController() { return controller }
        let name = (source.document.name as NSString).deletingPathExtension
        NSLog(
            "Failed to instantiate the default view controller for UIMainStoryboardFile '\(name)' - "
                + "perhaps the designated entry point is not set?")
        return nil
    }

    /// Makes the controller that the storyboard starts with, by a closure that calls its initializer.
    public func instantiateInitialViewController<ViewController: UIViewController>(
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController? {
        guard let id = source.document.initialViewController, let record = source.document.object(withID: id) else { return nil }
        return make(record, creator: creator.map(erased)) as? ViewController
    }

    /// Makes the controller with a storyboard identifier.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        guard let controller = make(self.record(identifier)) else { failed(identifier) }
        return controller
    }

    /// Makes the controller with a storyboard identifier, by a closure that calls its initializer.
    public func instantiateViewController<ViewController: UIViewController>(
        identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController {
        guard let controller = make(record(identifier), creator: creator.map(erased)) else { failed(identifier) }
        guard let controller = controller as? ViewController else {
            fatalError("The view controller '\(identifier)' is a \(type(of: controller)), not a \(ViewController.self).")
        }
        return controller
    }

    private func erased<T: UIViewController>(_ creator: @escaping (NSCoder) -> T?) -> (NSCoder) -> UIViewController? { { creator($0) } }

    private func record(_ identifier: String) -> IBObject {
        guard let record = source.document.viewController(withStoryboardIdentifier: identifier) else {
            ObjCException.raise(
                "NSInvalidArgumentException",
                "Storyboard (\(ObjCException.name(of: self))) doesn't contain a view controller with identifier '\(identifier)'")
        }
        return record
    }

    private func failed(_ identifier: String) -> Never {
        fatalError("The view controller '\(identifier)' of the storyboard '\(source.document.name)' could not be made.")
    }

    /// Makes the controller of a record, or the one of another storyboard that the record refers to.
    func make(_ record: IBObject, creator: ((NSCoder) -> UIViewController?)? = nil) -> UIViewController? {
        if record.element == "viewControllerPlaceholder" { return makeReferenced(record, creator) }
        return StoryboardScene(storyboard: self, record: record).makeController(creator)
    }

    private func makeReferenced(_ record: IBObject, _ creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
        guard let name = record["storyboardName"] else { return nil }
        var bundle = source.bundle
        if let identifier = record["bundleIdentifier"] {
            guard let found = Bundle.allBundles.first(where: { $0.bundleIdentifier == identifier }) else {
                source.log("there is no bundle \"\(identifier)\"", at: record.line)
                return nil
            }
            bundle = found
        }
        guard !NibBuilder.hasNoCode || NibSource.load(name, "storyboard", in: bundle) != nil else {
            source.log("there is no storyboard \"\(name)\" beside this one", at: record.line)
            return nil
        }
        let other = UIStoryboard(name: name, bundle: bundle)
        if let identifier = record["referencedIdentifier"] {
            guard !NibBuilder.hasNoCode || other.source.document.viewController(withStoryboardIdentifier: identifier) != nil else {
                source.log("the storyboard \"\(name)\" has no view controller \"\(identifier)\"", at: record.line)
                return nil
            }
            return other.make(other.record(identifier), creator: creator)
        }
        guard let id = other.source.document.initialViewController, let initial = other.source.document.object(withID: id) else {
            return nil
        }
        return other.make(initial, creator: creator)
    }
}
