// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime
import UIKit

extension SFSafariViewController {
    nonisolated static var descriptionOfSFSafariViewController: FrameworkClass {
        FrameworkClass(
            SFSafariViewController.self,
            properties: "configuration delegate dismissButtonStyle preferredBarTintColor preferredControlTintColor",
            initializers: "initWithCoder: initWithUrl: initWithUrl:configuration: initWithUrl:entersReaderIfAvailable:",
            property: SFSafariViewController.propertyOfSFSafariViewController,
            initializer: SFSafariViewController.initializerOfSFSafariViewController)
    }

    private static func propertyOfSFSafariViewController(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\SFSafariViewController.configuration)
        case 1: return .reference(\SFSafariViewController.delegate)
        case 2: return .value("dismissButtonStyle", \SFSafariViewController.dismissButtonStyle)
        case 3: return .value("preferredBarTintColor", \SFSafariViewController.preferredBarTintColor)
        default: return .value("preferredControlTintColor", \SFSafariViewController.preferredControlTintColor)
        }
    }

    nonisolated private static func initializerOfSFSafariViewController(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { a in SFSafariViewController(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        case 1: return { a in SFSafariViewController(url: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithUrl:", as: (URL).self)) }
        case 2:
            return { a in
                SFSafariViewController(
                    url: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithUrl:configuration:", as: (URL).self),
                    configuration: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "initWithUrl:configuration:", as: (SFSafariViewController.Configuration).self))
            }
        default:
            return { a in
                SFSafariViewController(
                    url: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithUrl:entersReaderIfAvailable:", as: (URL).self),
                    entersReaderIfAvailable: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithUrl:entersReaderIfAvailable:", as: (Bool).self)
                )
            }
        }
    }
}
