// Made by `make generate` from the sources of this module.
import Foundation
import FoundationNetworking
import ObjCRuntime
import QuartzCore
import UIKit

extension WKPreferences {
    nonisolated static var descriptionOfWKPreferences: FrameworkClass {
        FrameworkClass(
            WKPreferences.self,
            properties: """
                fraudulentWebsiteWarningEnabled/isFraudulentWebsiteWarningEnabled javaScriptCanOpenWindowsAutomatically \
                javaScriptEnabled minimumFontSize
                """,
            initializers: "init",
            property: WKPreferences.propertyOfWKPreferences,
            initializer: WKPreferences.initializerOfWKPreferences)
    }

    private static func propertyOfWKPreferences(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("fraudulentWebsiteWarningEnabled", \WKPreferences.isFraudulentWebsiteWarningEnabled)
        case 1: return .value("javaScriptCanOpenWindowsAutomatically", \WKPreferences.javaScriptCanOpenWindowsAutomatically)
        case 2: return .value("javaScriptEnabled", \WKPreferences.javaScriptEnabled)
        default: return .value("minimumFontSize", \WKPreferences.minimumFontSize)
        }
    }

    nonisolated private static func initializerOfWKPreferences(_ index: Int) -> ObjCFactory {
        { _ in WKPreferences() }
    }
}
