// Made by `make generate` from the sources of this module.
import CoreGraphics
import Foundation
import FoundationNetworking
import ObjCRuntime
import SampanHost
import UIKit

extension ASAuthorizationPasswordProvider {
    nonisolated static var descriptionOfASAuthorizationPasswordProvider: FrameworkClass {
        FrameworkClass(
            ASAuthorizationPasswordProvider.self,
            methods: "createRequest",
            initializers: "init",
            method: ASAuthorizationPasswordProvider.methodOfASAuthorizationPasswordProvider,
            initializer: ASAuthorizationPasswordProvider.initializerOfASAuthorizationPasswordProvider)
    }

    nonisolated private static func methodOfASAuthorizationPasswordProvider(_ index: Int) -> ObjCImplementation {
        { r, _ in (r as! ASAuthorizationPasswordProvider).createRequest() }
    }

    nonisolated private static func initializerOfASAuthorizationPasswordProvider(_ index: Int) -> ObjCFactory {
        { _ in ASAuthorizationPasswordProvider() }
    }
}
