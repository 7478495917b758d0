// Made by `make generate` from the sources of this module.
import Foundation
import FoundationNetworking
import ObjCRuntime
import QuartzCore
import UIKit

extension WKWebpagePreferences {
    nonisolated static var descriptionOfWKWebpagePreferences: FrameworkClass {
        FrameworkClass(
            WKWebpagePreferences.self,
            properties: "allowsContentJavaScript preferredContentMode",
            initializers: "init",
            property: WKWebpagePreferences.propertyOfWKWebpagePreferences,
            initializer: WKWebpagePreferences.initializerOfWKWebpagePreferences)
    }

    private static func propertyOfWKWebpagePreferences(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("allowsContentJavaScript", \WKWebpagePreferences.allowsContentJavaScript)
        default: return .value("preferredContentMode", \WKWebpagePreferences.preferredContentMode)
        }
    }

    nonisolated private static func initializerOfWKWebpagePreferences(_ index: Int) -> ObjCFactory {
        { _ in WKWebpagePreferences() }
    }
}
