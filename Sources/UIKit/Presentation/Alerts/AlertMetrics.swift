import Foundation

/// The measures of alerts and action sheets as iOS 17 shows them. Lengths are points.
@MainActor
struct AlertMetrics {
    let isAlert: Bool

    static let radius: CGFloat = 13
    /// At both sides of title, message and fields.
    static let inset: CGFloat = 16
    /// Below the title, and below the message.
    static let textSpace: CGFloat = 2
    static let fieldHeight: CGFloat = 28
    static let fieldRadius: CGFloat = 5
    static let fieldBorder: CGFloat = 0.5
    /// Below a field.
    static let fieldSpace: CGFloat = 6
    /// Above the first field.
    static let fieldsTop: CGFloat = 10
    /// Between an action sheet and what cancels it.
    static let cancelGap: CGFloat = 8
    /// At both sides of a choice's title.
    static let choiceInset: CGFloat = 8

    var buttonHeight: CGFloat { isAlert ? 44 : 57 }
    /// Above and below what stands above the choices.
    var headSpace: CGFloat { isAlert ? 19 : 14 }
    var titleFont: UIFont { .systemFont(ofSize: isAlert ? 17 : 13, weight: .semibold) }
    var messageFont: UIFont { .systemFont(ofSize: 13) }
    var choiceSize: CGFloat { isAlert ? 17 : 20 }

    /// What an alert is made of.
    static let material = UIColor {
        $0.userInterfaceStyle == .dark ? UIColor(white: 0.14, alpha: 1) : UIColor(white: 0.97, alpha: 1)
    }
}
