import Foundation

/// Shows what a person can choose for a print job, and what will be printed.
final class PrintOptionsController: UIViewController {
    /// What is offered besides what always is.
    struct Offers {
        var copies = true
        var paper = false
        var orientation = true
    }

    private let job: PrintJob
    private let offers: Offers
    private let preview: PrintPreview
    private let rows = UIStackView()
    private let whenChosen: (_ prints: Bool) -> Void
    private lazy var pageLabel = UILabel()

    /// Creates the options of a job. `whenChosen` is told whether it is to be printed.
    init(_ job: PrintJob, offers: Offers, whenChosen: @escaping (_ prints: Bool) -> Void) {
        (self.job, self.offers, self.whenChosen) = (job, offers, whenChosen)
        preview = PrintPreview(job)
        super.init(nibName: nil, bundle: nil)
        title = PrintWords.options.text
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: SystemWords.text(.cancel), primaryAction: UIAction { [weak self] _ in self?.whenChosen(false) })
        let print = UIBarButtonItem(
            title: PrintWords.print.text, primaryAction: UIAction { [weak self] _ in self?.whenChosen(true) })
        print.style = .done
        navigationItem.rightBarButtonItem = print
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        rows.axis = .vertical
        rows.backgroundColor = .secondarySystemGroupedBackground
        rows.layer.cornerRadius = 10
        rows.clipsToBounds = true
        addRows()
        for part in [rows, preview] as [UIView] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            rows.topAnchor.constraint(equalTo: safe.topAnchor, constant: 16),
            rows.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
            rows.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -16),
            preview.topAnchor.constraint(equalTo: rows.bottomAnchor, constant: 8),
            preview.leadingAnchor.constraint(equalTo: view.leadingAnchor), preview.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            preview.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
            preview.heightAnchor.constraint(greaterThanOrEqualToConstant: 160),
        ])
    }

    // MARK: Rows

    private func addRows() {
        let places = DocumentPlaces.current.all
        add(
            PrintWords.printer,
            menu(places.map { "PDF: \($0.title)" }, chosen: places.firstIndex(of: job.place)) { [job] in job.place = places[$0] })
        if offers.copies { addCopies() }
        if job.pageCount > 1 { addPages() }
        if offers.paper {
            let papers = job.papers
            add(
                PrintWords.paper,
                menu(papers.map(\.name), chosen: papers.firstIndex { $0 === job.paper }) { [weak self] in
                    self?.job.paper = papers[$0]
                    self?.layoutDidChange()
                })
        }
        if offers.orientation { addOrientation() }
        let colors = UISwitch()
        colors.isOn = job.isGrayscale
        colors.accessibilityLabel = PrintWords.blackAndWhite.text
        colors.addAction(
            UIAction { [weak self, unowned colors] _ in
                self?.job.isGrayscale = colors.isOn
                self?.preview.reload()
            }, for: .valueChanged)
        add(PrintWords.blackAndWhite, colors)
    }

    private func addCopies() {
        let count = UILabel()
        count.text = "\(job.copies)"
        let stepper = stepper(PrintWords.copies, from: 1, to: 99, value: job.copies) { [job] in
            job.copies = $0
            count.text = "\($0)"
        }
        add(PrintWords.copies, count, stepper)
    }

    /// The first and the last of the pages that are printed.
    private func addPages() {
        let count = job.pageCount
        let last = stepper(PrintWords.pages, from: 1, to: count, value: count)
        let first = stepper(PrintWords.pages, from: 1, to: count, value: 1)
        let change = UIAction { [weak self, unowned first, unowned last] action in
            // Neither end passes the other.
            if first.value > last.value {
                if action.sender as? UIStepper === first { last.value = first.value } else { first.value = last.value }
            }
            self?.job.pages = Int(first.value) - 1..<Int(last.value)
            self?.pagesDidChange()
        }
        for stepper in [first, last] { stepper.addAction(change, for: .valueChanged) }
        add(PrintWords.pages, pageLabel, first, last)
        pagesDidChange()
    }

    private func addOrientation() {
        let ways = UISegmentedControl(items: [PrintWords.portrait.text, PrintWords.landscape.text])
        ways.selectedSegmentIndex = job.orientation.rawValue
        ways.addAction(
            UIAction { [weak self, unowned ways] _ in
                self?.job.orientation = ways.selectedSegmentIndex == 1 ? .landscape : .portrait
                self?.layoutDidChange()
            }, for: .valueChanged)
        add(PrintWords.orientation, ways)
    }

    /// There may be more pages or fewer now.
    private func layoutDidChange() {
        for row in rows.arrangedSubviews { row.removeFromSuperview() }
        addRows()
        pagesDidChange()
    }

    private func pagesDidChange() {
        pageLabel.text = job.pages.count == 1 ? "\(job.pages.upperBound)" : "\(job.pages.lowerBound + 1)–\(job.pages.upperBound)"
        preview.reload()
    }

    private func add(_ word: PrintWords, _ controls: UIView...) {
        let label = UILabel()
        label.text = word.text
        label.setContentHuggingPriority(.defaultLow, for: .horizontal)
        let row = UIStackView(arrangedSubviews: [label] + controls)
        row.alignment = .center
        row.spacing = 12
        row.isLayoutMarginsRelativeArrangement = true
        row.layoutMargins = UIEdgeInsets(top: 6, left: 16, bottom: 6, right: 16)
        row.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
        rows.addArrangedSubview(row)
    }

    private func stepper(_ word: PrintWords, from: Int, to: Int, value: Int, _ change: ((Int) -> Void)? = nil) -> UIStepper {
        let stepper = UIStepper()
        (stepper.minimumValue, stepper.maximumValue, stepper.value) = (Double(from), Double(to), Double(value))
        stepper.accessibilityIdentifier = word.text
        if let change { stepper.addAction(UIAction { [unowned stepper] _ in change(Int(stepper.value)) }, for: .valueChanged) }
        return stepper
    }

    /// A button whose menu has titles, one of which is chosen.
    private func menu(_ titles: [String], chosen: Int?, _ choose: @escaping (Int) -> Void) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(chosen.map { titles[$0] }, for: .normal)
        button.menu = UIMenu(
            children: titles.enumerated().map { index, title in
                UIAction(title: title, state: index == chosen ? .on : .off) { _ in choose(index) }
            })
        button.showsMenuAsPrimaryAction = true
        button.changesSelectionAsPrimaryAction = true
        return button
    }
}
