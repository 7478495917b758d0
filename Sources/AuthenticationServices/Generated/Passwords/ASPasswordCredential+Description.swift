// Made by `make generate` from the sources of this module.
import CoreGraphics
import Foundation
import FoundationNetworking
import ObjCRuntime
import SampanHost
import UIKit

extension ASPasswordCredential {
    nonisolated static var descriptionOfASPasswordCredential: FrameworkClass {
        FrameworkClass(
            ASPasswordCredential.self,
            properties: "password user",
            initializers: "initWithUser:password:",
            property: ASPasswordCredential.propertyOfASPasswordCredential,
            initializer: ASPasswordCredential.initializerOfASPasswordCredential)
    }

    private static func propertyOfASPasswordCredential(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\ASPasswordCredential.password)
        default: return .readOnly(\ASPasswordCredential.user)
        }
    }

    nonisolated private static func initializerOfASPasswordCredential(_ index: Int) -> ObjCFactory {
        { a in
            ASPasswordCredential(
                user: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithUser:password:", as: (String).self),
                password: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithUser:password:", as: (String).self))
        }
    }
}
