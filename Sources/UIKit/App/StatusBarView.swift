import Foundation
import SampanHost

/// Draws the time, on a pad with the day, and the signal and battery marks.
final class StatusBarView: UIView {
    var color = UIColor.black {
        didSet {
            if color != oldValue { setNeedsDisplay() }
        }
    }

    /// What is shown in the place of what the host says.
    var looks = StatusBarLooks() {
        didSet {
            if looks != oldValue { setNeedsDisplay() }
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isOpaque = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        let isNotched = bounds.height > 30
        let isPad = UIScreen.main.device.idiom == .pad
        let middle = isNotched ? bounds.height * 0.55 + 1 : bounds.height / 2
        let font = UIFont.systemFont(ofSize: isNotched ? 17 : 12, weight: .semibold)
        let text = NSAttributedString(
            string: isPad ? "\(time)   \(day)" : time, attributes: [.font: font, .foregroundColor: color])
        let size = text.size()
        let timeCenter = isNotched ? max(size.width / 2 + 16, bounds.width * 0.1425) : bounds.width / 2
        text.draw(at: CGPoint(x: isPad ? 20 : timeCenter - size.width / 2, y: middle - size.height / 2))
        color.setFill()
        color.setStroke()
        let right = isNotched ? bounds.width - 32 : bounds.width - 8
        drawBattery(right: right, middle: middle)
        let networkRight = right - 27.5 - 7
        let width = drawNetwork(right: networkRight, middle: middle)
        if looks.cellularMode != .notSupported { drawSignal(right: networkRight - width - (width > 0 ? 6 : 0), middle: middle) }
    }

    private var time: String { looks.time ?? AppRuntime.shared?.host.timeOfDay ?? "" }

    /// "Tue Jan 9": shorter than dates are elsewhere.
    private var day: String {
        let calendar = Calendar(identifier: .gregorian)
        guard let day = AppRuntime.shared?.host.day, let date = calendar.date(from: day) else { return "" }
        let formatter = DateFormatter()
        formatter.calendar = calendar
        formatter.setLocalizedDateFormatFromTemplate("EEEMMMd")
        return formatter.string(from: date).replacingOccurrences(of: ",", with: "")
    }

    private func drawBattery(right: CGFloat, middle: CGFloat) {
        let body = CGRect(x: right - 27.5, y: middle - 6.5, width: 25, height: 13)
        let outline = UIBezierPath(roundedRect: body.insetBy(dx: 0.5, dy: 0.5), cornerRadius: 3.8)
        color.withAlphaComponent(0.35).setStroke()
        outline.lineWidth = 1
        outline.stroke()
        color.withAlphaComponent(0.4).setFill()
        UIBezierPath(roundedRect: CGRect(x: right - 1.5, y: middle - 2, width: 1.5, height: 4), cornerRadius: 0.75).fill()
        batteryColor.setFill()
        var content = body.insetBy(dx: 2, dy: 2)
        content.size.width *= CGFloat(looks.batteryLevel ?? 100) / 100
        UIBezierPath(roundedRect: content, cornerRadius: min(2.4, content.width / 2)).fill()
        if looks.batteryState == .charging { drawBolt(center: CGPoint(x: body.midX, y: middle)) }
        color.setFill()
    }

    private var batteryColor: UIColor {
        switch looks.batteryState {
        case .charging, .charged: .systemGreen
        case .discharging, nil: (looks.batteryLevel ?? 100) <= Self.lowBattery ? .systemRed : color
        }
    }

    /// A battery that is so empty, in percent, is shown in red.
    private static let lowBattery = 20

    private func drawBolt(center: CGPoint) {
        let bolt = UIBezierPath()
        let points: [(CGFloat, CGFloat)] = [(1.5, -6), (-3.5, 1), (-0.5, 1), (-1.5, 6), (3.5, -1), (0.5, -1)]
        for (number, (x, y)) in points.enumerated() {
            let point = CGPoint(x: center.x + x, y: center.y + y)
            if number == 0 { bolt.move(to: point) } else { bolt.addLine(to: point) }
        }
        bolt.close()
        color.setFill()
        bolt.fill()
    }

    /// Draws the mark of the network that is used, which ends at the right.
    ///
    /// - Returns: its width.
    private func drawNetwork(right: CGFloat, middle: CGFloat) -> CGFloat {
        guard let name = looks.dataNetwork?.mark else {
            guard looks.dataNetwork != .hide, looks.wifiMode != .failed else { return 0 }
            drawWiFi(center: right - 8.5, middle: middle)
            return 17
        }
        let font = UIFont.systemFont(ofSize: 13, weight: .semibold)
        let text = NSAttributedString(string: name, attributes: [.font: font, .foregroundColor: color])
        let size = text.size()
        text.draw(at: CGPoint(x: right - size.width, y: middle - size.height / 2))
        return size.width
    }

    /// Sets the colour of a bar by its number, from the weakest.
    private func setColor(ofBar bar: Int, of bars: Int?, isSearching: Bool) {
        let isLit = !isSearching && bar < bars ?? .max
        (isLit ? color : color.withAlphaComponent(0.25)).setFill()
    }

    private func drawWiFi(center: CGFloat, middle: CGFloat) {
        let base = CGPoint(x: center, y: middle + 5.5)
        for (bar, (inner, outer)) in [(CGFloat(0), CGFloat(3.4)), (4.9, 7.5), (9, 11.6)].enumerated() {
            setColor(ofBar: bar, of: looks.wifiBars, isSearching: looks.wifiMode == .searching)
            let path = UIBezierPath()
            path.addArc(withCenter: base, radius: outer, startAngle: -.pi * 0.75, endAngle: -.pi * 0.25, clockwise: true)
            if inner > 0 {
                path.addArc(withCenter: base, radius: inner, startAngle: -.pi * 0.25, endAngle: -.pi * 0.75, clockwise: false)
            } else {
                path.addLine(to: base)
            }
            path.close()
            path.fill()
        }
    }

    private func drawSignal(right: CGFloat, middle: CGFloat) {
        let isSearching = looks.cellularMode == .searching || looks.cellularMode == .failed
        for bar in 0..<4 {
            setColor(ofBar: bar, of: looks.cellularBars, isSearching: isSearching)
            let height = 4 + CGFloat(bar) * 2.67
            let rect = CGRect(x: right - 19 + CGFloat(bar) * 5.1, y: middle + 6 - height, width: 3.2, height: height)
            UIBezierPath(roundedRect: rect, cornerRadius: 0.9).fill()
        }
    }
}

extension StatusBarLooks.DataNetwork {
    /// What the status bar calls it; `nil` where it draws another mark, or none.
    fileprivate var mark: String? {
        switch self {
        case .hide, .wifi: nil
        case .lteA, .ltePlus: "LTE+"
        case .fiveGUWB: "5G UW"
        case .fiveGUC: "5G UC"
        default: rawValue.uppercased()
        }
    }
}
