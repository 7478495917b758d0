// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime
import UIKit

extension SKStoreProductViewController {
    nonisolated static var descriptionOfSKStoreProductViewController: FrameworkClass {
        FrameworkClass(
            SKStoreProductViewController.self,
            properties: "delegate",
            methods: "loadProductWithParameters:completionBlock:",
            initializers: "init initWithCoder: initWithNibName:bundle:",
            property: SKStoreProductViewController.propertyOfSKStoreProductViewController,
            method: SKStoreProductViewController.methodOfSKStoreProductViewController,
            initializer: SKStoreProductViewController.initializerOfSKStoreProductViewController)
    }

    private static func propertyOfSKStoreProductViewController(_ index: Int) -> ClassDescription.Property {
        .reference(\SKStoreProductViewController.delegate)
    }

    nonisolated private static func methodOfSKStoreProductViewController(_ index: Int) -> ObjCImplementation {
        { r, a in
            (r as! SKStoreProductViewController).loadProduct(
                withParameters: ObjCRuntime.ObjCMessage.argument(
                    a, 0, "loadProductWithParameters:completionBlock:", as: ([String: Any]).self),
                completionBlock: ObjCRuntime.ObjCMessage.argument(
                    a, 1, "loadProductWithParameters:completionBlock:", as: (((Bool, (any Error)?) -> Void)?).self))
        }
    }

    nonisolated private static func initializerOfSKStoreProductViewController(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in SKStoreProductViewController() }
        case 1:
            return { a in SKStoreProductViewController(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self))
            }
        default:
            return { a in
                SKStoreProductViewController(
                    nibName: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithNibName:bundle:", as: (String?).self),
                    bundle: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithNibName:bundle:", as: (Bundle?).self))
            }
        }
    }
}
