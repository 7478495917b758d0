import Foundation
import UIKit

/// Says what a preview controller shows. See https://developer.apple.com/documentation/quicklook/qlpreviewcontrollerdatasource.
@preconcurrency @MainActor
public protocol QLPreviewControllerDataSource: NSObjectProtocol {
    // @objc(numberOfPreviewItemsInPreviewController:)
    /// How many items there are.
    func numberOfPreviewItems(in controller: QLPreviewController) -> Int
    // @objc(previewController:previewItemAtIndex:)
    /// An item by its index.
    func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
}

/// Hears what happens to a preview controller. See https://developer.apple.com/documentation/quicklook/qlpreviewcontrollerdelegate.
///
/// What is shown cannot be edited, and a preview does not grow out of a view: there is nothing to be asked about that.
@preconcurrency @MainActor
public protocol QLPreviewControllerDelegate: NSObjectProtocol {
    // @objc(previewControllerWillDismiss:) optional
    /// The preview is about to go.
    func previewControllerWillDismiss(_ controller: QLPreviewController)
    // @objc(previewControllerDidDismiss:) optional
    /// The preview is gone.
    func previewControllerDidDismiss(_ controller: QLPreviewController)
    // @objc(previewController:shouldOpenURL:forPreviewItem:) optional
    /// Whether a link that was tapped is opened; it is without this method.
    func previewController(_ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem) -> Bool
}
