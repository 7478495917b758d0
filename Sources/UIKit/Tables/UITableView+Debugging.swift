extension UITableView: DataDescribing {
    var describedData: [String] { ["dataSource: \(dataSource.map { ConstraintDescriber.reference(to: $0) } ?? "(null)")"] }
}
