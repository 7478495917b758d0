import Foundation
import SampanInterfaceBuilder

extension UIStoryboard {
    /// By what the storyboard is found again at the next launch: its name, and its bundle's identifier if that is not the app's.
    package var reference: (name: String, bundle: String?) {
        ((source.document.name as NSString).deletingPathExtension, source.bundle === Bundle.main ? nil : source.bundle.bundleIdentifier)
    }

    /// The storyboard that a reference leads to, if the app still has it.
    package static func find(name: String, bundle identifier: String?) -> UIStoryboard? {
        var bundle = Bundle.main
        if let identifier {
            guard let found = Bundle.allBundles.first(where: { $0.bundleIdentifier == identifier }) else { return nil }
            bundle = found
        }
        guard let source = NibSource.load(name, "storyboard", in: bundle), source.document.kind == .storyboard else { return nil }
        return UIStoryboard(name: name, bundle: bundle)
    }

    /// Makes the controller that has a restoration identifier in the document; `nil` if there is none.
    package func makeController(restorationIdentifier identifier: String) -> UIViewController? {
        let controllers = source.document.scenes.flatMap(\.objects)
        let record = controllers.first {
            if $0["restorationIdentifier"] == identifier { return true }
            return $0["storyboardIdentifier"] == identifier && $0.bool("useStoryboardIdentifierAsRestorationIdentifier") == true
        }
        // The code may have given the controller the identifier by which it made it.
        guard let record = record ?? source.document.viewController(withStoryboardIdentifier: identifier) else { return nil }
        let controller = makeController(of: record)
        if controller?.restorationIdentifier == nil { controller?.restorationIdentifier = identifier }
        return controller
    }
}
