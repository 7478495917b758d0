// Made by `make generate` from the sources of this module.
import CoreGraphics
import Foundation
import ImageIO
import ObjCRuntime
import QuartzCore
import SampanAssetCatalog
import SampanAutoLayout
import SampanDebugLog
import SampanFoundation
import SampanHost
import SampanInterfaceBuilder
import SampanLocalization
import SampanSound
import SampanTextLayout
import Symbols
import UniformTypeIdentifiers

extension UITableViewController {
    nonisolated static var descriptionOfUITableViewController: FrameworkClass {
        FrameworkClass(
            UITableViewController.self,
            properties: "clearsSelectionOnViewWillAppear refreshControl tableView view",
            methods: """
                numberOfSectionsInTableView: tableView:cellForRowAtIndexPath: tableView:numberOfRowsInSection: \
                tableView:titleForFooterInSection: tableView:titleForHeaderInSection:
                """,
            initializers: "init initWithCoder: initWithNibName:bundle: initWithStyle:",
            property: UITableViewController.propertyOfUITableViewController,
            method: UITableViewController.methodOfUITableViewController,
            initializer: UITableViewController.initializerOfUITableViewController)
    }

    private static func propertyOfUITableViewController(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("clearsSelectionOnViewWillAppear", \UITableViewController.clearsSelectionOnViewWillAppear)
        case 1: return .value("refreshControl", \UITableViewController.refreshControl)
        case 2: return .value("tableView", \UITableViewController.tableView)
        default: return .value("view", \UITableViewController.view)
        }
    }

    nonisolated private static func methodOfUITableViewController(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! UITableViewController).numberOfSections(
                    in: ObjCRuntime.ObjCMessage.argument(a, 0, "numberOfSectionsInTableView:", as: (UITableView).self))
            }
        case 1:
            return { r, a in
                (r as! UITableViewController).tableView(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "tableView:cellForRowAtIndexPath:", as: (UITableView).self),
                    cellForRowAt: ObjCRuntime.ObjCMessage.argument(a, 1, "tableView:cellForRowAtIndexPath:", as: (IndexPath).self))
            }
        case 2:
            return { r, a in
                (r as! UITableViewController).tableView(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "tableView:numberOfRowsInSection:", as: (UITableView).self),
                    numberOfRowsInSection: ObjCRuntime.ObjCMessage.argument(a, 1, "tableView:numberOfRowsInSection:", as: (Int).self))
            }
        case 3:
            return { r, a in
                (r as! UITableViewController).tableView(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "tableView:titleForFooterInSection:", as: (UITableView).self),
                    titleForFooterInSection: ObjCRuntime.ObjCMessage.argument(a, 1, "tableView:titleForFooterInSection:", as: (Int).self))
            }
        default:
            return { r, a in
                (r as! UITableViewController).tableView(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "tableView:titleForHeaderInSection:", as: (UITableView).self),
                    titleForHeaderInSection: ObjCRuntime.ObjCMessage.argument(a, 1, "tableView:titleForHeaderInSection:", as: (Int).self))
            }
        }
    }

    nonisolated private static func initializerOfUITableViewController(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in UITableViewController() }
        case 1: return { a in UITableViewController(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        case 2:
            return { a in
                UITableViewController(
                    nibName: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithNibName:bundle:", as: (String?).self),
                    bundle: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithNibName:bundle:", as: (Bundle?).self))
            }
        default:
            return { a in
                UITableViewController(style: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithStyle:", as: (UITableView.Style).self))
            }
        }
    }
}
