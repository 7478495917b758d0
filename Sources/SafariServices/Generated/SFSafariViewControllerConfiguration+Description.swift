// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime
import UIKit

extension SFSafariViewController.Configuration {
    nonisolated static var descriptionOfSFSafariViewControllerConfiguration: FrameworkClass {
        FrameworkClass(
            SFSafariViewController.Configuration.self,
            properties: "barCollapsingEnabled entersReaderIfAvailable",
            initializers: "init",
            property: SFSafariViewController.Configuration.propertyOfSFSafariViewControllerConfiguration,
            initializer: SFSafariViewController.Configuration.initializerOfSFSafariViewControllerConfiguration)
    }

    private static func propertyOfSFSafariViewControllerConfiguration(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("barCollapsingEnabled", \SFSafariViewController.Configuration.barCollapsingEnabled)
        default: return .value("entersReaderIfAvailable", \SFSafariViewController.Configuration.entersReaderIfAvailable)
        }
    }

    nonisolated private static func initializerOfSFSafariViewControllerConfiguration(_ index: Int) -> ObjCFactory {
        { _ in SFSafariViewController.Configuration() }
    }
}
