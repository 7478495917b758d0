import Foundation

/// How many pixels a point has where pages are drawn.
///
/// GTK asks its display, which knows of none but whole screens of one pixel a point. These functions stand in front of GTK's own, because the loader
/// finds them first.
enum ScreenScale {
    /// Set before GTK is started.
    nonisolated(unsafe) static var value: Int32 = 1
}

/// The density of any window.
@_cdecl("gdk_window_get_scale_factor")
public func _sampanWindowScale(_ window: UnsafeMutableRawPointer?) -> Int32 { ScreenScale.value }

/// The density of any screen.
@_cdecl("gdk_monitor_get_scale_factor")
public func _sampanMonitorScale(_ monitor: UnsafeMutableRawPointer?) -> Int32 { ScreenScale.value }
