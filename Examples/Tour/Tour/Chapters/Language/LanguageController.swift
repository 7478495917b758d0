import UIKit

/// The article on localization: the language changes while the app runs, and with it the direction, the plurals, and how dates are written.
class LanguageController: CardsController {
    private let boats = SignLabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        let choice = Choice(Language.allCases.map(\.name), selected: Language.allCases.firstIndex(of: .current) ?? 0) { [weak self] index in
            guard let window = self?.view.window else { return }
            Language.show(Language.allCases[index], in: window)
        }
        addCard(
            L10n.Language.Choice.title, L10n.Language.Choice.text, canvas: SignLabel(L10n.Language.greeting(L10n.List.title)), height: 70,
            controls: [choice])
        let count: Float = 3
        show(count: Int(count))
        addCard(
            L10n.Language.Plural.title, L10n.Language.Plural.text, canvas: boats, height: 60,
            controls: [
                ValueSlider(L10n.Language.count, 0...12, value: count, format: "%.0f") { [weak self] in self?.show(count: Int($0.rounded()))
                }
            ])
        addCard(L10n.Language.Format.title, L10n.Language.Format.text, canvas: SignLabel(formatted), height: 110)
    }

    private func show(count: Int) { boats.text = L10n.Language.boats(count: count) }

    /// The day that the screen's first frame was for, in words, and a number and an amount.
    private var formatted: String {
        let date = DateFormatter()
        date.locale = Language.current.locale
        date.dateStyle = .full
        let number = NumberFormatter()
        number.locale = Language.current.locale
        number.numberStyle = .decimal
        let day = Date(timeIntervalSinceReferenceDate: 0)
        return [date.string(from: day), number.string(from: 1_234_567.89) ?? ""].joined(separator: "\n")
    }
}

/// A few words, large.
private class SignLabel: UILabel {
    convenience init(_ text: String) {
        self.init(frame: .zero)
        self.text = text
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        font = .systemFont(ofSize: 20, weight: .medium)
        textColor = UIColor(named: "AccentColor")
        textAlignment = .center
        numberOfLines = 0
        adjustsFontSizeToFitWidth = true
    }

    required init?(coder: NSCoder) { fatalError("signs are made in code") }
}
