:ios 9.0
:nib Row {view: UILabel}
UITableView *table = [[UITableView alloc] initWithFrame:CGRectMake(0, 0, 320, 400)];
[table registerNib:[UINib nibWithNibName:@"Row" bundle:nil] forCellReuseIdentifier:@"row"];
[table dequeueReusableCellWithIdentifier:@"row"];  // fails: NSInternalInconsistencyException: invalid nib registered for identifier (row) - nib must contain exactly one top level object which must be a UITableViewCell instance
