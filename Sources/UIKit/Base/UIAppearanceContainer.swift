import Foundation

/// Something that can hold views whose default look is set by appearance proxies.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}
