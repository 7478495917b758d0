// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime
import SampanInterfaceBuilder

extension Bundle {
    nonisolated static var descriptionOfBundle: FrameworkClass {
        FrameworkClass(
            Bundle.self,
            methods: "loadNibNamed:owner:options:",
            method: Bundle.methodOfBundle)
    }

    nonisolated private static func methodOfBundle(_ index: Int) -> ObjCImplementation {
        { r, a in
            (r as! Bundle).loadNibNamed(
                ObjCRuntime.ObjCMessage.argument(a, 0, "loadNibNamed:owner:options:", as: (String).self),
                owner: ObjCRuntime.ObjCMessage.argument(a, 1, "loadNibNamed:owner:options:", as: (Any?).self),
                options: ObjCRuntime.ObjCMessage.argument(a, 2, "loadNibNamed:owner:options:", as: ([UINib.OptionsKey: Any]?).self))
        }
    }
}

extension UINib {
    nonisolated static var descriptionOfUINib: FrameworkClass {
        FrameworkClass(
            UINib.self,
            methods: "instantiateWithOwner:options:",
            initializers: "nibWithData:bundle: nibWithNibName:bundle:",
            method: UINib.methodOfUINib,
            initializer: UINib.initializerOfUINib)
    }

    nonisolated private static func methodOfUINib(_ index: Int) -> ObjCImplementation {
        { r, a in
            (r as! UINib).instantiate(
                withOwner: ObjCRuntime.ObjCMessage.argument(a, 0, "instantiateWithOwner:options:", as: (Any?).self),
                options: ObjCRuntime.ObjCMessage.argument(a, 1, "instantiateWithOwner:options:", as: ([UINib.OptionsKey: Any]?).self))
        }
    }

    nonisolated private static func initializerOfUINib(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in
                UINib(
                    data: ObjCRuntime.ObjCMessage.argument(a, 0, "nibWithData:bundle:", as: (Data).self),
                    bundle: ObjCRuntime.ObjCMessage.argument(a, 1, "nibWithData:bundle:", as: (Bundle?).self))
            }
        default:
            return { a in
                UINib(
                    nibName: ObjCRuntime.ObjCMessage.argument(a, 0, "nibWithNibName:bundle:", as: (String).self),
                    bundle: ObjCRuntime.ObjCMessage.argument(a, 1, "nibWithNibName:bundle:", as: (Bundle?).self))
            }
        }
    }
}

extension UIStoryboard {
    nonisolated static var descriptionOfUIStoryboard: FrameworkClass {
        FrameworkClass(
            UIStoryboard.self,
            methods: "instantiateInitialViewController instantiateViewControllerWithIdentifier:",
            initializers: "storyboardWithName:bundle:",
            method: UIStoryboard.methodOfUIStoryboard,
            initializer: UIStoryboard.initializerOfUIStoryboard)
    }

    nonisolated private static func methodOfUIStoryboard(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! UIStoryboard).instantiateInitialViewController() }
        default:
            return { r, a in
                (r as! UIStoryboard).instantiateViewController(
                    withIdentifier: ObjCRuntime.ObjCMessage.argument(a, 0, "instantiateViewControllerWithIdentifier:", as: (String).self))
            }
        }
    }

    nonisolated private static func initializerOfUIStoryboard(_ index: Int) -> ObjCFactory {
        { a in
            UIStoryboard(
                name: ObjCRuntime.ObjCMessage.argument(a, 0, "storyboardWithName:bundle:", as: (String).self),
                bundle: ObjCRuntime.ObjCMessage.argument(a, 1, "storyboardWithName:bundle:", as: (Bundle?).self))
        }
    }
}

extension UIStoryboardSegue {
    nonisolated static var descriptionOfUIStoryboardSegue: FrameworkClass {
        FrameworkClass(
            UIStoryboardSegue.self,
            properties: "destinationViewController/destination identifier sourceViewController/source",
            methods: "perform",
            initializers: "initWithIdentifier:source:destination: segueWithIdentifier:source:destination:performHandler:",
            property: UIStoryboardSegue.propertyOfUIStoryboardSegue,
            method: UIStoryboardSegue.methodOfUIStoryboardSegue,
            initializer: UIStoryboardSegue.initializerOfUIStoryboardSegue)
    }

    private static func propertyOfUIStoryboardSegue(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UIStoryboardSegue.destination)
        case 1: return .readOnly(\UIStoryboardSegue.identifier)
        default: return .readOnly(\UIStoryboardSegue.source)
        }
    }

    nonisolated private static func methodOfUIStoryboardSegue(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! UIStoryboardSegue).perform() }
    }

    nonisolated private static func initializerOfUIStoryboardSegue(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in
                UIStoryboardSegue(
                    identifier: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithIdentifier:source:destination:", as: (String?).self),
                    source: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithIdentifier:source:destination:", as: (UIViewController).self),
                    destination: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "initWithIdentifier:source:destination:", as: (UIViewController).self))
            }
        default:
            return { a in
                UIStoryboardSegue(
                    identifier: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "segueWithIdentifier:source:destination:performHandler:", as: (String?).self),
                    source: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "segueWithIdentifier:source:destination:performHandler:", as: (UIViewController).self),
                    destination: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "segueWithIdentifier:source:destination:performHandler:", as: (UIViewController).self),
                    performHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "segueWithIdentifier:source:destination:performHandler:", as: (() -> Void).self))
            }
        }
    }
}

extension UIStoryboardUnwindSegueSource {
    nonisolated static var descriptionOfUIStoryboardUnwindSegueSource: FrameworkClass {
        FrameworkClass(
            UIStoryboardUnwindSegueSource.self,
            properties: "sender sourceViewController/source unwindAction",
            property: UIStoryboardUnwindSegueSource.propertyOfUIStoryboardUnwindSegueSource)
    }

    private static func propertyOfUIStoryboardUnwindSegueSource(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UIStoryboardUnwindSegueSource.sender)
        case 1: return .readOnly(\UIStoryboardUnwindSegueSource.source)
        default: return .readOnly(\UIStoryboardUnwindSegueSource.unwindAction)
        }
    }
}
