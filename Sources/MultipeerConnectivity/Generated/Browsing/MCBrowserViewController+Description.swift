// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime
import UIKit

extension MCBrowserViewController {
    nonisolated static var descriptionOfMCBrowserViewController: FrameworkClass {
        FrameworkClass(
            MCBrowserViewController.self,
            properties: "browser delegate maximumNumberOfPeers minimumNumberOfPeers session",
            initializers: "initWithBrowser:session: initWithCoder: initWithServiceType:session:",
            property: MCBrowserViewController.propertyOfMCBrowserViewController,
            initializer: MCBrowserViewController.initializerOfMCBrowserViewController)
    }

    private static func propertyOfMCBrowserViewController(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\MCBrowserViewController.browser)
        case 1: return .reference(\MCBrowserViewController.delegate)
        case 2: return .value("maximumNumberOfPeers", \MCBrowserViewController.maximumNumberOfPeers)
        case 3: return .value("minimumNumberOfPeers", \MCBrowserViewController.minimumNumberOfPeers)
        default: return .readOnly(\MCBrowserViewController.session)
        }
    }

    nonisolated private static func initializerOfMCBrowserViewController(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in
                MCBrowserViewController(
                    browser: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithBrowser:session:", as: (MCNearbyServiceBrowser).self),
                    session: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithBrowser:session:", as: (MCSession).self))
            }
        case 1: return { a in MCBrowserViewController(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        default:
            return { a in
                MCBrowserViewController(
                    serviceType: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithServiceType:session:", as: (String).self),
                    session: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithServiceType:session:", as: (MCSession).self))
            }
        }
    }
}
